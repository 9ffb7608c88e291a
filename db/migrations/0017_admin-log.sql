CREATE TABLE "admin_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by_id" text,
	"by" text NOT NULL,
	"deed" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_products" ADD COLUMN "by_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "admin_log_at" ON "admin_log" USING btree ("at" DESC NULLS LAST,"id");