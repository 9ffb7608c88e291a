import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { MessageKey } from "#app/i18n/say.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import type { AddressProblems, Address } from "./address.ts";
import { AddressFields } from "./address-fields.tsx";
import { useAddressCheck } from "./use-address-check.ts";

interface Props {
  address: Address | null;
  countries: string;
  /** Why the last try was refused, and what it held. */
  refused: { message: MessageKey; problems?: AddressProblems; typed?: Address } | undefined;
}

/** The saved shipping address. */
export function AddressForm({ address, countries, refused }: Props) {
  const { t } = useTranslation();
  const { problems, ...check } = useAddressCheck(refused);
  return (
    <Form {...check} method="post" preventScrollReset noValidate className="grid gap-5">
      <AddressFields address={refused?.typed ?? address} countries={countries} problems={problems} />
      <FormMessage message={refused?.message} token={refused} />
      <Button type="submit" look="quiet" className="justify-self-start">
        {t("saveAddress")}
      </Button>
    </Form>
  );
}
