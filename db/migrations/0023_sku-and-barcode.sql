ALTER TABLE "products" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("sku") WHERE "products"."sku" <> '';
--> statement-breakpoint
UPDATE "deleted_products" SET "product" = '{"sku": "", "barcode": ""}'::jsonb || "product";
