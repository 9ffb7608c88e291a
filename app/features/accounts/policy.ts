import type { Scope } from "./api-token.ts";

/** The part of a profile that decides what someone may do. */
export interface Actor {
  id: string;
  isAdmin: boolean;
  /** Packs orders, and nothing else. */
  isPacker?: boolean;
  /** An admin of whom the owner asks a second factor, which this session was opened without. */
  lacksFactor?: true;
  /** The token with which another system acts for this person; it allows only part of what they may do. */
  token?: { id: string; name: string; scope: Scope };
}

type Rule = (viewer: Actor | null) => boolean;

const admin: Rule = (viewer) => viewer?.isAdmin === true;
/** Whoever works in the panel, or in the part of it where orders are packed. */
const staff: Rule = (viewer) => admin(viewer) || viewer?.isPacker === true;
/** Signed in and no staff: they have only the panel. */
const customer: Rule = (viewer) => viewer !== null && !staff(viewer);
const signedIn: Rule = (viewer) => viewer !== null;
const anyoneButStaff: Rule = (viewer) => !staff(viewer);

/**
 * Who may do what, but for what anyone may. What a person owns is found by their own id, so nobody reaches another's cart,
 * order or address; a receipt alone, which admins read too, is found by the order's id and its owner compared.
 */
const POLICY = {
  product: {
    list: admin,
    read: admin,
    create: admin,
    update: admin,
    delete: admin,
    restore: admin,
    export: admin,
    import: admin,
  },
  picture: { upload: admin, delete: admin },
  cart: { change: customer },
  wishlist: { change: customer },
  restock: { ask: customer },
  reminder: { ask: customer },
  review: { write: customer, answer: admin },
  order: {
    place: customer,
    pay: customer,
    readOwn: customer,
    return: customer,
    receipt: signedIn,
    readAll: admin,
    /** Takes any step, a refund as well. */
    advance: admin,
    export: admin,
  },
  profile: { read: customer, change: customer },
  account: {
    changePassword: customer,
    confirmEmail: customer,
    signOutEverywhere: customer,
    signOutDevice: customer,
    exportData: customer,
    delete: customer,
    /** Passkeys and codes of one's own. */
    secure: signedIn,
  },
  customer: { read: admin, note: admin, credit: admin },
  discount: { read: admin, change: admin },
  statistics: { read: admin },
  deliveries: { read: admin },
  receiver: { read: admin, change: admin },
  token: { read: admin, change: admin },
  mail: { read: admin },
  log: { read: admin, export: admin },
  /** Orders to pack, without what they cost and who pays. */
  packing: { read: staff, ship: staff },
  staff: { read: admin, change: admin },
  panel: { open: staff },
  skin: { analyze: customer },
  expertChat: { ask: customer },
  supportChat: { ask: anyoneButStaff },
} as const satisfies Record<string, Record<string, Rule>>;

/** What is left without a second factor that is asked for: the way to one. */
const WITHOUT_FACTOR: readonly string[] = ["open panel", "secure account"];

const READ_BY_TOKEN = ["list product", "read product", "readAll order"];

/** What a token allows, at most what its maker may do. */
const BY_TOKEN: Record<Scope, readonly string[]> = {
  read: READ_BY_TOKEN,
  write: [
    ...READ_BY_TOKEN,
    "create product",
    "update product",
    "delete product",
    "advance order",
    "ship packing",
  ],
};

type Policy = typeof POLICY;
export type Thing = keyof Policy;
export type Verb<T extends Thing> = keyof Policy[T] & string;

/** Every line of the table, as `[verb, thing]`. */
export const LINES = (Object.keys(POLICY) as Thing[]).flatMap((thing) =>
  Object.keys(POLICY[thing]).map((verb) => [verb, thing] as const),
);

/** Whether someone (null: a visitor) may do something. */
export function may<T extends Thing>(viewer: Actor | null, verb: Verb<T>, thing: T): boolean {
  if (viewer?.token && !BY_TOKEN[viewer.token.scope].includes(`${verb} ${thing}`)) return false;
  if (viewer?.lacksFactor && !WITHOUT_FACTOR.includes(`${verb} ${thing}`)) return false;
  const rules: Record<string, Rule> = POLICY[thing];
  return Object.hasOwn(rules, verb) && rules[verb]?.(viewer) === true;
}

/**
 * Goes on only when someone is signed in and may do something. Asked inside each verb, so that no route can forget it.
 * @throws a 403 that says whether nobody is signed in: then signing in again helps
 */
export function authorize<T extends Thing>(
  viewer: Actor | null,
  verb: Verb<T>,
  thing: T,
): asserts viewer is Actor {
  if (viewer === null || !may(viewer, verb, thing))
    throw Response.json({ signedOut: viewer === null }, { status: 403 });
}
