ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'on-sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state" CHECK ("products"."state" in ('on-sale', 'draft', 'archived'));
--> statement-breakpoint
UPDATE "deleted_products" SET "product" = '{"state": "on-sale"}'::jsonb || "product";
--> statement-breakpoint
-- Whoever waits for a product is written to when it can be bought, not when the shelf behind it is filled.
DROP TRIGGER announce_restock ON products;
--> statement-breakpoint
CREATE TRIGGER announce_restock AFTER UPDATE OF stock, state ON products
	FOR EACH ROW WHEN (NEW.stock > 0 AND NEW.state = 'on-sale' AND (OLD.stock = 0 OR OLD.state <> 'on-sale'))
	EXECUTE FUNCTION announce_restock();
