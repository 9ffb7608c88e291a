import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { type DeliverySettings, isTimeZone, readDelivery } from "./delivery.server.ts";
import { readReturns, type ReturnSettings } from "./returns.server.ts";
import { readTaxes, type Taxes } from "./taxes.server.ts";

const webAddress = z.url({ protocol: /^https?$/ });
/** The house at a network: the network's front page until an address is named, nothing for `none`. */
const elsewhere = (network: string) =>
  z
    .union([z.literal("none"), webAddress])
    .default(network)
    .transform((address) => (address === "none" ? undefined : address));
/** As Standard Webhooks writes it. */
const webhookSecret = z.string().refine((secret) => {
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const bytes = Buffer.from(base64, "base64").length;
  return bytes >= 24 && bytes <= 64;
}, "is whsec_ and 24 to 64 bytes in base64");

/** Everything the operator can set. Blank counts as not given, so that `.env.example` works as it is. */
const environment = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    APP_URL: webAddress.optional(),
    DATA_DIR: z.string().default("data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SESSION_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
    FUNCTIONS_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, "takes lower-case letters, digits and hyphens")
      .default("us-central1"),
    SUPPORT_EMAIL: z.email().default("care@nacre.example"),
    SUPPORT_PHONE: z.string().default("+1 (555) 010-0199"),
    LEGAL_NAME: z.string().optional(),
    LEGAL_ADDRESS: z.string().optional(),
    LEGAL_REGISTRATION: z.string().optional(),
    RETURNS_ADDRESS: z.string().optional(),
    SOCIAL_INSTAGRAM: elsewhere("https://www.instagram.com/"),
    SOCIAL_PINTEREST: elsewhere("https://www.pinterest.com/"),
    SOCIAL_YOUTUBE: elsewhere("https://www.youtube.com/"),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.email().optional(),
    BOUNCES_TO: z.email().optional(),
    BOUNCE_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
    ORDER_WEBHOOK_URL: webAddress.optional(),
    ORDER_WEBHOOK_SECRET: webhookSecret.optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: webAddress.default("https://api.stripe.com"),
    STRIPE_PAGE_ORIGIN: webAddress.default("https://checkout.stripe.com"),
    DELIVERY_FILE: z.string().default("content/delivery.json"),
    RETURNS_FILE: z.string().default("content/returns.json"),
    TAXES_FILE: z.string().default("content/taxes.json"),
    AGENTS: z.enum(["off", "read", "shop"]).default("read"),
    TIME_ZONE: z.string().refine(isTimeZone, "is none, as Europe/Paris is one").default("UTC"),
    REVIEWS: z.stringbool().default(false),
    SIGN_UP_BY_MAIL: z.stringbool().default(false),
    TRUST_PROXY: z.stringbool().default(false),
    SHARED_CACHE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
    METRICS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
    LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
    AI_PROVIDER: z
      .enum(["embedded", "google", "openai", "anthropic", "openai-compatible"])
      .default("embedded"),
    AI_MODEL: z.string().optional(),
    AI_API_KEY: z.string().optional(),
    AI_BASE_URL: webAddress.optional(),
    AI_DAILY_CALLS: z.coerce.number().int().min(0).default(2000),
    AI_PRICE_IN: z.coerce.number().min(0).optional(),
    AI_PRICE_OUT: z.coerce.number().min(0).optional(),
  })
  .superRefine((env, context) => {
    const require = (name: keyof typeof env, why: string) => {
      if (env[name] === undefined) context.addIssue({ code: "custom", path: [name], message: why });
    };
    if (env.DATABASE_URL) require("SESSION_SECRET", "is required when DATABASE_URL is set");
    if (env.DATABASE_READ_URL) require("DATABASE_URL", "is required when DATABASE_READ_URL is set");
    if (env.GOOGLE_CLIENT_ID) require("GOOGLE_CLIENT_SECRET", "is required when GOOGLE_CLIENT_ID is set");
    if (env.GOOGLE_CLIENT_SECRET) require("GOOGLE_CLIENT_ID", "is required when GOOGLE_CLIENT_SECRET is set");
    if (env.AI_PRICE_IN !== undefined) require("AI_PRICE_OUT", "is required when AI_PRICE_IN is set");
    if (env.AI_PRICE_OUT !== undefined) require("AI_PRICE_IN", "is required when AI_PRICE_OUT is set");
    if (env.ORDER_WEBHOOK_URL) require("ORDER_WEBHOOK_SECRET", "is required when ORDER_WEBHOOK_URL is set");
    if (env.STRIPE_SECRET_KEY) require("STRIPE_WEBHOOK_SECRET", "is required when STRIPE_SECRET_KEY is set");
    if (env.STRIPE_WEBHOOK_SECRET)
      require("STRIPE_SECRET_KEY", "is required when STRIPE_WEBHOOK_SECRET is set");
    if (env.SIGN_UP_BY_MAIL) require("SMTP_URL", "is required when SIGN_UP_BY_MAIL is set");
    if (env.AI_PROVIDER !== "embedded")
      require("AI_MODEL", `is required when AI_PROVIDER is ${env.AI_PROVIDER}`);
    if (env.AI_PROVIDER === "openai-compatible") {
      require("AI_BASE_URL", "is required when AI_PROVIDER is openai-compatible");
    } else if (env.AI_PROVIDER !== "embedded") {
      require("AI_API_KEY", `is required when AI_PROVIDER is ${env.AI_PROVIDER}`);
    }
  });

/** The configuration of one running shop. */
export interface Config {
  mode: "development" | "production" | "test";
  port: number;
  host: string;
  /** Public origin without a trailing slash; when none was given, made of host and port. */
  appUrl: string;
  /** Absolute path of the folder for the embedded database, its secret and the demo accounts. */
  dataDir: string;
  databaseUrl?: string;
  /** A replica of that server, for reads that may be a second old. */
  databaseReadUrl?: string;
  sessionSecret?: string;
  google?: { clientId: string; clientSecret: string; issuer: string };
  functionsRegion: string;
  support: { email: string; phone: string };
  /** Who is behind the shop, for the sheets of the footer; what is not set is not shown. */
  house: { legalName?: string; legalAddress?: string; legalRegistration?: string; returnsAddress?: string };
  /** Addresses of the house elsewhere; a network's front page where none was named. */
  social: { instagram?: string; pinterest?: string; youtube?: string };
  /** Where mail is handed over, and whom it is from; without a server it is written to the data folder. */
  mail: { smtpUrl?: string; from: string; bouncesTo?: string };
  /** Lets a mail server or service say which mails did not arrive. */
  bounceToken?: string;
  /** The receiver of order events. */
  orderWebhook?: { url: string; secret: string };
  /** Takes payment on Stripe's own page; without it the house arranges payment itself. */
  stripe?: {
    secretKey: string;
    webhookSecret: string;
    apiUrl: string;
    /** Where that page is: a form may lead there. */
    pageOrigin: string;
  };
  /** What is promised of deliveries; nothing where the owner has written no file. */
  delivery?: DeliverySettings;
  /** What may be returned; without the owner's file nothing is promised. */
  returns?: ReturnSettings;
  /** Whose days the owner's lists and figures count in. */
  timeZone: string;
  /** Which tax prices include, by country; stated on receipts. */
  taxes?: Taxes;
  /** What other people's assistants may do here: nothing, read the shelf, or begin a checkout as well. */
  agents: "off" | "read" | "shop";
  /** Signing up asks for the address alone and sends a link, so that it does not tell who has an account. */
  signUpByMail: boolean;
  /** Whether who bought a product may write about it, for everybody to read. */
  reviews: boolean;
  trustProxy: boolean;
  /** For how many seconds a cache in front may keep a page that all visitors get alike. */
  sharedCacheSeconds: number;
  /** Opens `/metrics` to whoever brings it. */
  metricsToken?: string;
  logLevel: string;
  ai: {
    provider: z.infer<typeof environment>["AI_PROVIDER"];
    model?: string;
    apiKey?: string;
    baseUrl?: string;
    /** Calls of the model a day and process; beyond them the house answers alone. */
    dailyCalls?: number;
    /** Dollars for a million tokens, for what the log and the metrics say of cost. */
    prices?: { input: number; output: number };
  };
}

/** Every bad value at once, one line each; what lacks beside another value perhaps only once all can be read. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? "a problem" : "problems"}:\n${problems.map((p) => `  ${p}`).join("\n")}`,
    );
    this.name = "ConfigError";
  }
}

/** Loads the working directory's `.env` when there is one; values already set win. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/**
 * Reads and checks the configuration. The only place that looks at the environment, but for NODE_ENV (node-env.server.ts).
 * @throws ConfigError that lists every bad value
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const { DELIVERY_FILE, RETURNS_FILE, TAXES_FILE } = parsed.data;
  const files = {
    delivery: readDelivery(DELIVERY_FILE),
    returns: readReturns(RETURNS_FILE),
    taxes: readTaxes(TAXES_FILE),
  };
  const problems = Object.values(files).flatMap((file) => (file && "problems" in file ? file.problems : []));
  if (problems.length > 0) throw new ConfigError(problems);
  const { delivery, returns, taxes } = files;
  return {
    ...toConfig(parsed.data),
    ...(delivery && "settings" in delivery && { delivery: delivery.settings }),
    ...(returns && "settings" in returns && { returns: returns.settings }),
    ...(taxes && "settings" in taxes && { taxes: taxes.settings }),
  };
}

function toConfig(env: z.infer<typeof environment>): Config {
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    appUrl: (env.APP_URL ?? `http://${reachableHost(env.HOST)}:${env.PORT}`).replace(/\/$/, ""),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    sessionSecret: env.SESSION_SECRET,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER.replace(/\/$/, ""),
          }
        : undefined,
    functionsRegion: env.FUNCTIONS_REGION,
    support: { email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE },
    house: {
      legalName: env.LEGAL_NAME,
      legalAddress: env.LEGAL_ADDRESS,
      legalRegistration: env.LEGAL_REGISTRATION,
      returnsAddress: env.RETURNS_ADDRESS,
    },
    social: {
      instagram: env.SOCIAL_INSTAGRAM,
      pinterest: env.SOCIAL_PINTEREST,
      youtube: env.SOCIAL_YOUTUBE,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? env.SUPPORT_EMAIL, bouncesTo: env.BOUNCES_TO },
    bounceToken: env.BOUNCE_TOKEN,
    orderWebhook:
      env.ORDER_WEBHOOK_URL && env.ORDER_WEBHOOK_SECRET
        ? { url: env.ORDER_WEBHOOK_URL, secret: env.ORDER_WEBHOOK_SECRET }
        : undefined,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL,
            pageOrigin: new URL(env.STRIPE_PAGE_ORIGIN).origin,
          }
        : undefined,
    agents: env.AGENTS,
    timeZone: env.TIME_ZONE,
    signUpByMail: env.SIGN_UP_BY_MAIL,
    reviews: env.REVIEWS,
    trustProxy: env.TRUST_PROXY,
    sharedCacheSeconds: env.SHARED_CACHE_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    ai: {
      provider: env.AI_PROVIDER,
      model: env.AI_MODEL,
      apiKey: env.AI_API_KEY,
      baseUrl: env.AI_BASE_URL,
      dailyCalls: env.AI_DAILY_CALLS,
      ...(env.AI_PRICE_IN !== undefined &&
        env.AI_PRICE_OUT !== undefined && {
          prices: { input: env.AI_PRICE_IN, output: env.AI_PRICE_OUT },
        }),
    },
  };
}

/** A wildcard address listens everywhere but is not an address to open. */
function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
