CREATE TABLE "mail_blocks" (
	"address" text NOT NULL,
	"what" text NOT NULL,
	"because" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_blocks_address_what_pk" PRIMARY KEY("address","what")
);
--> statement-breakpoint
ALTER TABLE "deleted_products" ADD COLUMN "awaited" jsonb DEFAULT '[]'::jsonb NOT NULL;