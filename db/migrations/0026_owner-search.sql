CREATE TABLE "product_names" (
	"product_id" text PRIMARY KEY NOT NULL,
	"names" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_names" ADD CONSTRAINT "product_names_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_names_letters" ON "product_names" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION name_product(product products) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO product_names
  SELECT product.id, lower(unaccent(concat_ws(E'\n', product.name, product.sku, string_agg(texts ->> 'name', E'\n'))))
  FROM jsonb_path_query(product.translations, '$.*') AS texts
  ON CONFLICT (product_id) DO UPDATE SET names = excluded.names
$$;
--> statement-breakpoint
CREATE FUNCTION name_saved_product() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM name_product(new);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_names_new AFTER INSERT ON products
FOR EACH ROW EXECUTE FUNCTION name_saved_product();
--> statement-breakpoint
CREATE TRIGGER products_names_changed AFTER UPDATE OF name, sku, translations ON products
FOR EACH ROW EXECUTE FUNCTION name_saved_product();
--> statement-breakpoint
SELECT name_product(products) FROM products;
