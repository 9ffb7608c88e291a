import type { Route } from "./+types/functions";
import { identifyCaller } from "#app/features/accounts/identify-caller.server.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import { may, type Actor } from "#app/features/accounts/policy.ts";
import { countryOfTag } from "#app/expert/words/helplines.ts";
import { throttle } from "#app/features/accounts/throttle.server.ts";
import { recommend } from "#app/features/advisor/recommend.server.ts";
import { countryToCallIn } from "#app/features/chat/country-to-call-in.ts";
import { reply } from "#app/features/chat/reply.server.ts";
import { hasCodes } from "#app/features/orders/take-code.server.ts";
import { findLastOrder } from "#app/features/orders/find-order.server.ts";
import { analyze } from "#app/features/skin-analysis/analyze.server.ts";
import type { FunctionName } from "#app/functions/call-function.ts";
import { type Call, handleCall } from "#app/functions/handle-call.server.ts";
import { LARGEST_PICTURE_BODY } from "#app/functions/read-data.server.ts";
import { FunctionError } from "#app/functions/status.ts";
import { requestContext, type Services, servicesContext } from "#app/http/context.ts";
import { noteOutage } from "#app/http/outages.server.ts";
import { housePages } from "./frame/house-pages.server.ts";

interface Caller {
  profile: Profile | null;
  /** The shopper's location, if known. */
  country: string | undefined;
}

type Work = (services: Services, caller: Caller, call: Call) => Promise<object>;

/** The callable functions of the specification, section 7. */
const FUNCTIONS: Record<FunctionName, Work> = {
  getSkincareRecommendation: async (services, { country }, call) =>
    recommend(services, await call.readData(), { ...call, country }),
  analyzeSkinFromImage: async (services, { profile }, call) => {
    if (!profile) throw new FunctionError("unauthenticated", "Please log in to have your skin analyzed.");
    if (!may(profile, "analyze", "skin"))
      throw new FunctionError("permission-denied", "The analysis is for shoppers.");
    return analyze(services, await call.readData(LARGEST_PICTURE_BODY), call.signal);
  },
  generateChatResponse: async (services, { profile, country }, call) =>
    reply({ ...services, shop: shopSource(services, country) }, profile, await call.readData(), {
      ...call,
      country,
    }),
};

/** Preflights, and whoever asks by the wrong method. */
export async function loader(args: Route.LoaderArgs) {
  return answer(args);
}

export async function action(args: Route.ActionArgs) {
  return answer(args);
}

function answer({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { address, log } = context.get(requestContext);
  const work = async (call: Call) => {
    const run = params.region === services.config.functionsRegion ? findFunction(params.name) : undefined;
    if (!run) throw new FunctionError("not-found", "There is no such function.");
    const caller = await identifyCaller(services, request.headers);
    if (!caller.ok)
      throw new FunctionError("unauthenticated", "The token is not valid. Please log in again.");
    const { profile } = caller;
    await countCall(services, profile ? `account ${profile.id}` : `address ${address}`);
    return run(services, { profile, country: countryOf(profile, request.headers) }, call);
  };
  const name = findFunction(params.name) ? params.name : "other";
  const onEnd = (outcome: string) => services.metrics.functionCalls.inc({ function: name, outcome });
  const explain = (thrown: unknown) =>
    noteOutage(context, thrown)
      ? new FunctionError("unavailable", "The shop cannot answer just now.")
      : undefined;
  return handleCall(request, work, { log, explain, onEnd });
}

function findFunction(name: string): Work | undefined {
  return Object.entries(FUNCTIONS).find(([known]) => known === name)?.[1];
}

/** The country of the shipping address, else the one the browser's languages tell. */
function countryOf(profile: Profile | null, headers: Headers): string | undefined {
  const home = profile?.address && countryToCallIn(profile.address);
  return home ?? countryOfTag(headers.get("Accept-Language"));
}

async function countCall({ db }: Services, key: string): Promise<void> {
  const refused = await throttle(db, "functions", key);
  if (!refused) return;
  throw new FunctionError("resource-exhausted", "Too many calls. Please wait a moment.", {
    details: refused,
  });
}

/** @param country where the shopper is, as far as it is known */
function shopSource({ db, config }: Services, country: string | undefined) {
  return {
    facts: housePages(config, country),
    lastOrderOf: (by: Actor) => findLastOrder(db, by),
    takesCodes: () => hasCodes(db),
  };
}
