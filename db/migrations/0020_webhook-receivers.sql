CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"receiver_id" text NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"happened" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_message" UNIQUE("receiver_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_receivers" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_receiver_id_webhook_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."webhook_receivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_receiver" ON "webhook_deliveries" USING btree ("receiver_id","created_at" DESC NULLS LAST);--> statement-breakpoint
-- Whichever way a product or its stock changes, it is told in that same transaction, where anybody chose to hear of it.
CREATE FUNCTION tell_of_product(change text, product products) RETURNS void LANGUAGE sql AS $$
	INSERT INTO outbox (id, kind, payload, expires_at)
	SELECT gen_random_uuid()::text, 'event', jsonb_build_object('about', 'product', 'change', change,
		'productId', product.id, 'name', product.name, 'at', now()), now() + interval '30 days'
	WHERE EXISTS (SELECT FROM webhook_receivers WHERE is_on AND events ? ('product.' || change));
$$;
--> statement-breakpoint
CREATE FUNCTION tell_of_new_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_of_product('created', NEW);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_removed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_of_product('removed', OLD);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Its stock is told apart; what follows from its fields, and how often it was saved, is no change.
CREATE FUNCTION tell_of_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	apart CONSTANT text[] := '{stock,version,claims,claims_version,search_words}';
BEGIN
	IF OLD.stock <> NEW.stock THEN
		INSERT INTO outbox (id, kind, payload, expires_at)
		SELECT gen_random_uuid()::text, 'event', jsonb_build_object('about', 'stock', 'productId', NEW.id,
			'name', NEW.name, 'before', OLD.stock, 'after', NEW.stock, 'at', now()), now() + interval '30 days'
		WHERE EXISTS (SELECT FROM webhook_receivers WHERE is_on AND events ?| '{stock.changed,stock.low}');
	END IF;
	IF to_jsonb(OLD) - apart <> to_jsonb(NEW) - apart THEN
		PERFORM tell_of_product('updated', NEW);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_new_product AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION tell_of_new_product();
--> statement-breakpoint
CREATE TRIGGER tell_of_removed_product AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION tell_of_removed_product();
--> statement-breakpoint
CREATE TRIGGER tell_of_changed_product AFTER UPDATE ON products FOR EACH ROW
	WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION tell_of_changed_product();
