CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"step" integer,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "returns_received" CHECK (("returns"."state" = 'received') = ("returns"."step" is not null))
);
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_by_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_to_do" ON "returns" USING btree ("asked_at") WHERE "returns"."state" in ('asked', 'accepted');