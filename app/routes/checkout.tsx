import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { data, href, type MiddlewareFunction, useNavigation } from "react-router";
import type { Route } from "./+types/checkout";
import { answerCheckout, type CheckoutAnswer, leaveEmptyCheckout } from "./answer-checkout.server.ts";
import { forgetAddressDraft, useAddressDraft } from "#app/features/accounts/address-draft.ts";
import { AddressFields } from "#app/features/accounts/address-fields.tsx";
import { listCountries, readCountry } from "#app/features/accounts/countries.ts";
import { packCountries } from "#app/features/accounts/country-list.ts";
import { keepTypedAddress, readTyped } from "#app/features/accounts/typed-address.server.ts";
import { useAddressCheck } from "#app/features/accounts/use-address-check.ts";
import { countUnits, orderable } from "#app/features/cart/cart.ts";
import { useCart } from "#app/features/cart/cart-context.tsx";
import { CART_ACTION } from "#app/features/cart/optimistic-lines.ts";
import { loadOwnCart } from "#app/features/cart/load-cart.server.ts";
import { CHECKOUT_FORM, CheckoutForm } from "#app/features/orders/checkout-form.tsx";
import { CheckoutLines } from "#app/features/cart/checkout-lines.tsx";
import { isServed } from "#app/features/orders/delivery.ts";
import { DeliveryNote, regionAt, useCountry } from "#app/features/orders/delivery-note.tsx";
import { deliveryByCountry } from "#app/features/orders/delivery-words.server.ts";
import { creditToUse } from "#app/features/orders/discount.ts";
import { fingerprint, totalsOf } from "#app/features/orders/order.ts";
import { OrderLines, OrderTotals } from "#app/features/orders/order-summary.tsx";
import { EnterPlacesOrder, PlaceOrderButton } from "#app/features/orders/place-order-button.tsx";
import { CodeField, CreditChoice, useDiscount } from "#app/features/orders/reductions.tsx";
import { hasCodes } from "#app/features/orders/take-code.server.ts";
import { returnsPromise } from "#app/features/orders/return-words.server.ts";
import { WhatHappensNext } from "#app/features/orders/what-happens-next.tsx";
import { preferencesContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { requireLogin, requireShopper } from "#app/http/viewer.server.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { allArrived } from "#app/ui/send-when-leaving.ts";

/** Whose session has ended finds what they typed again after signing in, without JavaScript too. */
const keepTyped: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const lost = request.method === "POST" && !context.get(viewerContext);
  const form = lost
    ? await request
        .clone()
        .formData()
        .catch(() => undefined)
    : undefined;
  const typed = form && keepTypedAddress(form);
  const reply = await next();
  if (typed) reply.headers.append("Set-Cookie", typed);
  return reply;
};

export const middleware: Route.MiddlewareFunction[] = [keepTyped, requireLogin];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireShopper(context, "place", "order");
  const { db, provider, config } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const [{ lines }, isCodeAsked] = await Promise.all([loadOwnCart(db, viewer, language), hasCodes(db)]);
  // Without JavaScript the answer to an order is this page, loaded with the form's own headers: it stays where there was no
  // profile to order.
  const refused = viewer.isNew && request.headers.has("Content-Type");
  if (lines.length === 0 && !refused) throw await leaveEmptyCheckout(db, viewer);
  const typed = readTyped(request, viewer.id);
  const address = typed?.address ?? viewer.address;
  return {
    address: address && { ...address, country: readCountry(address.country) ?? address.country },
    countries: packCountries(listCountries(language).filter(({ code }) => isServed(config.delivery, code))),
    // Days can be named where it is paid at once.
    delivery: deliveryByCountry(config.delivery, { language, paidAt: provider && new Date() }),
    giftNote: typed?.giftNote ?? "",
    person: viewer.id,
    email: viewer.email,
    idempotencyKey: crypto.randomUUID(),
    lines,
    hasCodes: isCodeAsked,
    balance: viewer.storeCredit,
    returns: returnsPromise(config.returns, language),
    payment: provider?.title,
    payLeast: provider?.least ?? 0,
    title: `${translate(language, "checkout")} · Nacre`,
  };
}

/**
 * An order under way in this tab, with where it leads to, and what is being loaded beside it. Neither overtakes the other:
 * a page that is loaded again just after its order finds the cart empty and would lead away to the shop.
 */
let placing: Promise<Response | undefined> | undefined;
let loading: Promise<unknown> | undefined;

/** Whoever is fast comes here before what they added is saved; without it there would be nothing to order. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await allArrived(CART_ACTION);
  const ordered = await placing;
  if (ordered) throw ordered;
  const loaded = serverLoader();
  loading = loaded;
  return loaded;
}

export async function action(args: Route.ActionArgs) {
  return answerCheckout(args);
}

/**
 * A reply that never came (network, server) is an answer too: nothing typed is lost, and the key stays the same, so
 * that pressing again never orders twice.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  await Promise.allSettled([loading]);
  const answer = serverAction();
  placing = answer.then(
    () => undefined,
    (error) => (error instanceof Response ? error : undefined),
  );
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) {
      // Placed: the profile follows, or the page on which it is paid.
      if (!/^\/(shop|login)\b/.test(error.headers.get("Location") ?? "")) forgetAddressDraft();
      throw error;
    }
    // With an error status the loaders are not asked again: without a network they would fail and take the page away.
    return data<CheckoutAnswer>({ message: "orderFailed", help: "safeToRepeat" }, { status: 503 });
  } finally {
    placing = undefined;
  }
}

export { shouldRevalidate } from "#app/http/out-of-date.ts";

/** Retry-After goes along. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** In the order of a phone: what it is, where to, what it comes to. On a desk the first and the last are on the right. */
export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { formAction, formData } = useNavigation();
  const sends = formAction === "/checkout";
  const busy = sends && !formData?.has("intent");
  const { countries, idempotencyKey, person } = loaderData;
  const address = actionData?.typed ?? loaderData.address;
  const lines = useCart().lines ?? loaderData.lines;
  const ordered = orderable(lines);
  const form = useRef<HTMLFormElement>(null);
  const region = regionAt(loaderData.delivery, useCountry(form) ?? address?.country);
  // Before a country is known, that of most shoppers.
  const discount = useDiscount(actionData);
  const totals = totalsOf(ordered, (region ?? loaderData.delivery[0])?.fee, discount);
  const [usesCredit, useCredit] = useState(actionData?.useCredit ?? true);
  const { balance, payLeast } = loaderData;
  const credit = usesCredit ? creditToUse(balance, totals.total, payLeast) : 0;
  const due = totals.total - credit;
  const button = { busy, disabled: ordered.length === 0 };
  useAddressDraft(form, person);
  const { problems, ...check } = useAddressCheck(actionData);
  return (
    <div className="shell-width pt-10 sm:pt-14">
      <h1 className="display-text mb-8 text-4xl sm:text-5xl lg:mb-6">{t("checkout")}</h1>
      <EnterPlacesOrder {...button} />
      <div className="grid grid-cols-1 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0">
        <div className="max-lg:order-1 lg:col-start-2">
          <OrderLines
            count={countUnits(ordered)}
            total={totals.total}
            pictures={ordered.map(({ picture }) => picture)}
          >
            <CheckoutLines lines={lines} form={CHECKOUT_FORM} />
          </OrderLines>
        </div>
        <div className="max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <CheckoutForm
            ref={form}
            {...check}
            idempotencyKey={idempotencyKey}
            shownTotal={totals.total}
            {...(credit > 0 && { shownDue: due })}
            shownLines={fingerprint(ordered)}
            person={person}
            keepAddress={actionData?.keepAddress ?? true}
            giftNote={actionData?.giftNote ?? loaderData.giftNote}
          >
            <AddressFields address={address} countries={countries} problems={problems} />
          </CheckoutForm>
          <WhatHappensNext
            email={loaderData.email}
            payment={loaderData.payment}
            returns={loaderData.returns}
            className="max-lg:order-4 lg:mt-12"
          />
        </div>
        <div className="max-lg:order-3 lg:sticky lg:top-24 lg:col-start-2 lg:self-start">
          <OrderTotals totals={totals} code={discount?.code ?? ""} credit={credit}>
            {loaderData.hasCodes && (
              <CodeField
                key={discount?.code}
                discount={discount}
                cents={totals.discount ?? 0}
                refused={actionData?.refused}
                busy={sends}
              />
            )}
            {balance > 0 && <CreditChoice balance={balance} used={usesCredit} onChange={useCredit} />}
            <DeliveryNote words={region?.words} />
            {ordered.length === 0 && <p className="mt-4 text-sm text-coral">{t("nothingToOrder")}</p>}
            <PlaceOrderButton
              {...button}
              payment={loaderData.payment}
              settled={due === 0 && credit + (totals.discount ?? 0) > 0}
            />
            <FormMessage
              message={actionData?.message}
              values={actionData?.values}
              help={actionData?.help}
              token={actionData}
            />
            {ordered.length === 0 && (
              <ButtonLink to={href("/shop")} look="quiet" className="mt-4 w-full">
                {t("continueShopping")}
              </ButtonLink>
            )}
          </OrderTotals>
        </div>
      </div>
    </div>
  );
}
