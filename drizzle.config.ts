/** For `npm run db:generate`; drizzle-kit is not installed, since it weighs 40 MB and is needed a few times a year. */
export default { dialect: "postgresql", schema: "./app/db/schema.ts", out: "./db/migrations" };
