CREATE TABLE "stock_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"why" text NOT NULL,
	"by_id" text,
	"order_id" text
);
--> statement-breakpoint
CREATE INDEX "stock_changes_by_product" ON "stock_changes" USING btree ("product_id","number");
--> statement-breakpoint
-- Whatever changes stock, it is written down once, in that same transaction; why is what the transaction said last.
CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told jsonb := coalesce(nullif(current_setting('nacre.stock_change', true), ''), '{}')::jsonb;
BEGIN
	INSERT INTO stock_changes (id, product_id, at, before, after, why, by_id, order_id)
	VALUES (gen_random_uuid()::text, NEW.id, clock_timestamp(), OLD.stock, NEW.stock, coalesce(told ->> 'why', 'other'),
		told ->> 'byId', told ->> 'orderId');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_stock_change AFTER UPDATE OF stock ON products
	FOR EACH ROW WHEN (OLD.stock <> NEW.stock) EXECUTE FUNCTION note_stock_change();
