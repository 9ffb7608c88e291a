CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due_at" ON "outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "stock_alerts_by_product" ON "stock_alerts" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Whichever way a product's stock comes back, whoever asked for it is written to, once, in that same transaction.
CREATE FUNCTION announce_restock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	WITH asked AS (DELETE FROM stock_alerts WHERE product_id = NEW.id RETURNING user_id, product_id, language)
	INSERT INTO outbox (id, kind, payload, expires_at)
	SELECT gen_random_uuid()::text, 'restock-mail',
		jsonb_build_object('userId', user_id, 'productId', product_id, 'language', language), now() + interval '7 days'
	FROM asked;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_restock AFTER UPDATE OF stock ON products
	FOR EACH ROW WHEN (OLD.stock = 0 AND NEW.stock > 0) EXECUTE FUNCTION announce_restock();
