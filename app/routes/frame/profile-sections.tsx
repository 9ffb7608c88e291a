import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Route } from "../+types/profile";
import type { FactorAnswer } from "#app/features/accounts/factor.ts";
import { Factors } from "#app/features/accounts/factors.tsx";
import { Devices } from "#app/features/accounts/devices.tsx";
import { OwnData } from "#app/features/accounts/own-data.tsx";
import { PersonalDetails } from "#app/features/accounts/personal-details.tsx";
import { Referrals } from "#app/features/accounts/referrals.tsx";
import { SavedAddress } from "#app/features/accounts/saved-address.tsx";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { CreditHistory } from "#app/features/orders/credit-history.tsx";
import { OrderHistory } from "#app/features/orders/order-history.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { WishlistHeart } from "./wishlist-heart.tsx";

type OrdersData = Pick<Route.ComponentProps["loaderData"], "orders" | "language" | "takesPayment">;

export function Orders({ orders, language, takesPayment }: OrdersData) {
  const { t } = useTranslation();
  return (
    <Section id="order-history" title={t("orderHistory")}>
      <OrderHistory orders={orders} language={language} />
      {!takesPayment && orders.some(({ status }) => status === "pending") && (
        <p className="mt-3 text-xs text-mist">{t("pendingMeans")}</p>
      )}
      {orders.length === 0 && <TextLink to={href("/shop")}>{t("seeCollection")}</TextLink>}
    </Section>
  );
}

/** What an account holds beside its orders. */
export function Account({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const { t } = useTranslation(["shop", "account"]);
  const { wished, displayName, language, address, account, referralCode, storeCredit, credit } = loaderData;
  const refusedAddress = actionData?.form === "address" && "typed" in actionData ? actionData : undefined;
  const refusedAt = (form: string) => (actionData?.form === form ? actionData : undefined);
  return (
    <>
      <Section id="wishlist" title={t("wishlist")}>
        {wished.length === 0 ? (
          <>
            <p className="text-mist">{t("wishlistEmpty")}</p>
            <TextLink to={href("/shop")}>{t("seeCollection")}</TextLink>
          </>
        ) : (
          <ProductGrid
            products={wished}
            actionFor={(product) => <WishlistHeart product={product} />}
            quickAddFor={(product) => <QuickAdd product={product} />}
          />
        )}
      </Section>
      <Section id="details" title={t("personalDetails")}>
        <PersonalDetails
          email={loaderData.email}
          displayName={displayName}
          isConfirmed={account.isConfirmed}
          hasPassword={account.hasPassword}
          refused={{
            name: refusedAt("name"),
            password: refusedAt("change-password"),
            confirmation: refusedAt("confirm-email"),
          }}
        />
      </Section>
      <Section id="shipping-address" title={t("shippingAddress")}>
        <SavedAddress address={address} countries={loaderData.countries} refused={refusedAddress} />
      </Section>
      <Section id="referrals" title={t("referralsCredit")}>
        <Referrals referralCode={referralCode} storeCredit={storeCredit}>
          <CreditHistory entries={credit} language={language} />
        </Referrals>
      </Section>
      <Section id="security" title={t("account:security")}>
        <Factors
          factors={account.factors}
          hasPassword={account.hasPassword}
          language={language}
          answered={actionData && "form" in actionData ? (actionData as FactorAnswer) : undefined}
        />
      </Section>
      <Section id="devices" title={t("account:devices")}>
        <Devices devices={account.devices} language={language} />
      </Section>
      <Section id="own-data" title={t("account:ownData")}>
        <OwnData hasPassword={account.hasPassword} refused={refusedAt("delete-account")} />
      </Section>
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display-text mb-4 scroll-mt-24 border-b pb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
