import { ChevronDown } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { data, useLocation } from "react-router";
import type { Route } from "./+types/profile";
import { changeName, parseDisplayName } from "#app/features/accounts/change-name.server.ts";
import { keepProfile, profileHasArrived } from "#app/features/accounts/keep-profile.ts";
import { parseAddress } from "#app/features/accounts/parse-address.server.ts";
import { AccountIndex, LogOut } from "#app/features/accounts/account-index.tsx";
import { AccountWords } from "#app/features/accounts/account-words.tsx";
import type { AddressProblems, Address } from "#app/features/accounts/address.ts";
import { forgetAddressDraft } from "#app/features/accounts/address-draft.ts";
import { listCountries, readCountry } from "#app/features/accounts/countries.ts";
import { packCountries } from "#app/features/accounts/country-list.ts";
import { DEFAULT_DISPLAY_NAME } from "#app/features/accounts/display-name.ts";
import { loadAccount } from "#app/features/accounts/load-account.server.ts";
import { saveAddress } from "#app/features/accounts/save-address.server.ts";
import type { OrderView } from "#app/features/orders/order.ts";
import { listCredit } from "#app/features/orders/list-credit.server.ts";
import { listOrders } from "#app/features/orders/list-orders.server.ts";
import { findNewOrder, findOrder } from "#app/features/orders/find-order.server.ts";
import { listReminders } from "#app/features/orders/reminders.server.ts";
import { OrderDetails } from "#app/features/orders/order-details.tsx";
import { OrderReminders } from "#app/features/orders/order-reminders.tsx";
import { isToBeThanked } from "#app/features/orders/thanks.ts";
import { ThankYou } from "#app/features/orders/thank-you.tsx";
import { OrderReviews } from "#app/features/reviews/order-reviews.tsx";
import { listReviewable } from "#app/features/reviews/own-reviews.server.ts";
import { loadWishlist } from "#app/features/wishlist/load-wishlist.server.ts";
import { preferencesContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo } from "#app/http/without-script.ts";
import { privateMeta } from "#app/http/seo.ts";
import { requireLogin, requireShopper } from "#app/http/viewer.server.ts";
import { accountWords } from "#app/i18n/account-words.server.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { ACCOUNT_INTENTS, changeAccount } from "./change-account.server.ts";
import { changeOrder, ORDER_INTENTS } from "./change-order.server.ts";
import { Account, Orders } from "./frame/profile-sections.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

/** `?order=` opens an order of the history; without it, one that was just placed is thanked for. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, provider, config } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const viewer = requireShopper(context, "read", "profile");
  const { email, displayName, address, wishlist, referralCode, storeCredit } = viewer;
  const asked = url.searchParams.get("order");
  const returned = url.searchParams.has("paid");
  const [account, orders, wished, opened, placed, credit] = await Promise.all([
    loadAccount(context.get(servicesContext), viewer, request.headers),
    listOrders(db, viewer, language),
    loadWishlist(db, wishlist, language),
    asked === null ? undefined : findOrder(db, viewer, asked, language, config.returns),
    asked === null ? findNewOrder(db, viewer, language) : undefined,
    listCredit(db, viewer),
  ]);
  const fresh = returned && opened?.status === "paid" ? opened : placed;
  const isThanked = fresh && !isOwed(fresh) && isToBeThanked(request.headers.get("cookie"), fresh.id);
  const title = `${translate(language, "profile")} · Nacre`;
  const description = translate(language, "profileDescription");
  return {
    email,
    account,
    words: accountWords(language),
    displayName,
    address: address && { ...address, country: readCountry(address.country) ?? address.country },
    countries: packCountries(listCountries(language)),
    referralCode,
    storeCredit,
    credit,
    orders,
    reminders: config.mail.smtpUrl && opened ? await listReminders(db, viewer, opened.id, language) : [],
    reviewable: config.reviews && opened ? await listReviewable(db, viewer, opened.id, language) : [],
    // What waits for its payment is shown without being asked for.
    opened: opened ?? (placed && isOwed(placed) && placed.status === "pending" ? placed : undefined),
    placed: isThanked ? fresh : undefined,
    returned,
    takesPayment: provider !== undefined,
    wished,
    language,
    title,
    description,
  };
}

/** An order that a provider is to be paid for, and has not been. */
function isOwed({ payment, steps }: OrderView): boolean {
  return payment !== undefined && !steps.some(({ kind }) => kind === "paid");
}

/** Which of the two forms was refused, and why; for the address, what is wrong with which field, and what was typed. */
function refusal(
  form: "name" | "address",
  message: "nameRefused" | "fillAddress" | "saveFailed",
  address: { problems?: AddressProblems; typed?: Address } = {},
) {
  return { form, message, problems: undefined, typed: undefined, ...address };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await request.formData();
  const intent = ACCOUNT_INTENTS.find((known) => known === form.get("intent"));
  if (intent) return changeAccount(intent, form, { request, context });
  if (ORDER_INTENTS.includes(String(form.get("intent")))) throw await changeOrder(form, { context });
  if (form.has("displayName")) {
    const name = parseDisplayName(form);
    if (!name) return refusal("name", "nameRefused");
    await changeName(db, viewer, name);
    throw backTo(request, "nameSaved");
  }
  const parsed = parseAddress(form);
  if (!parsed.ok) return refusal("address", "fillAddress", parsed);
  await saveAddress(db, viewer, parsed.address);
  throw backTo(request, "addressUpdated");
}

/** Without a reply (see routes/checkout.tsx) nothing typed is lost, and leaving the page sends it all the same. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.has("intent")) return sendChange(form, serverAction);
  keepProfile(form);
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      // What was typed at the checkout before is older than what was saved now.
      if (!form.has("displayName")) forgetAddressDraft();
      throw error;
    }
    return data(refusal(form.has("displayName") ? "name" : "address", "saveFailed"), { status: 503 });
  } finally {
    profileHasArrived();
  }
}

/** Passwords are not kept to be sent when leaving. */
async function sendChange(form: FormData, serverAction: Route.ClientActionArgs["serverAction"]) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof Response)) {
      const refused = { form: String(form.get("intent")), message: "requestFailed" as const };
      return data(refused, { status: 503 });
    }
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData) : []);

export default function Profile(props: Route.ComponentProps) {
  return (
    <AccountWords words={props.loaderData.words}>
      <ProfilePage {...props} />
    </AccountWords>
  );
}

/** The moment after an order has the page: the account stands folded below its orders. */
function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["shop", "account"]);
  const { opened, placed, displayName, language, email } = loaderData;
  const folded = useOpenForHash();
  if (placed) {
    return (
      <div className="shell-width pt-10 sm:pt-14">
        <ThankYou order={placed} email={email} language={language} />
        <div className="mt-20">
          <Orders {...loaderData} />
        </div>
        <details ref={folded} open={actionData !== undefined} className="group mt-14 border-y">
          <summary className="flex min-h-20 cursor-pointer items-center justify-between gap-6">
            <h2 className="display-text text-2xl">{t("yourNacre")}</h2>
            <ChevronDown
              aria-hidden
              className="size-5 text-mist transition-transform duration-200 group-open:rotate-180"
              strokeWidth={1.5}
            />
          </summary>
          <div className="grid gap-14 pt-6 pb-14">
            <Account loaderData={loaderData} actionData={actionData} />
          </div>
        </details>
        <LogOut className="mt-8" />
      </div>
    );
  }
  return (
    <div className="shell-width pt-10 sm:pt-14">
      <h1 className="display-text text-4xl sm:text-5xl">{t("yourNacre")}</h1>
      {displayName !== DEFAULT_DISPLAY_NAME && (
        <p className="mt-2 text-mist">{t("greeting", { name: displayName })}</p>
      )}
      {opened && (
        <OrderDetails order={opened} language={language} returned={loaderData.returned}>
          <OrderReminders orderId={opened.id} reminders={loaderData.reminders} language={language} />
          <OrderReviews orderId={opened.id} reviewable={loaderData.reviewable} />
        </OrderDetails>
      )}
      <div className="mt-10 grid gap-14 lg:grid-cols-[13rem_1fr] lg:gap-x-16">
        <div className="grid min-w-0 content-start gap-14 lg:col-start-2">
          <Orders {...loaderData} />
          <Account loaderData={loaderData} actionData={actionData} />
        </div>
        <AccountIndex
          sections={[
            { id: "order-history", title: t("orderHistory") },
            { id: "wishlist", title: t("wishlist") },
            { id: "details", title: t("personalDetails") },
            { id: "shipping-address", title: t("shippingAddress") },
            { id: "referrals", title: t("referralsCredit") },
            { id: "security", title: t("account:security") },
            { id: "devices", title: t("account:devices") },
            { id: "own-data", title: t("account:ownData") },
          ]}
        />
      </div>
    </div>
  );
}

/** A link to a place within what is folded opens it. A browser does so by itself, but not for a link that scripts follow. */
function useOpenForHash() {
  const folded = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again
  useEffect(() => {
    const target = hash && folded.current?.querySelector(hash);
    if (!folded.current || !target) return;
    folded.current.open = true;
    target.scrollIntoView();
  }, [hash, key]);
  return folded;
}
