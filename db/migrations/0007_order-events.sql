CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"by_id" text,
	"amount" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_events_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "order_events_amount" CHECK ("order_events"."amount" >= 0)
);
--> statement-breakpoint
DROP INDEX "orders_created_at";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_to_do" ON "orders" USING btree ("status","created_at") WHERE "orders"."status" in ('pending', 'paid');--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id","total_amount","refunded","status");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total_amount");