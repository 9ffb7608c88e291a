CREATE TABLE "imported_products" (
	"import" text NOT NULL,
	"line" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"product" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_products_import_line_pk" PRIMARY KEY("import","line")
);
--> statement-breakpoint
-- Finding the words of a product takes milliseconds: only where they are others.
DROP TRIGGER products_search_changed ON products;
--> statement-breakpoint
CREATE TRIGGER products_search_changed AFTER UPDATE OF name, description, kind, line, ingredients, search_words, translations
ON products FOR EACH ROW WHEN (
  (OLD.name, OLD.description, OLD.kind, OLD.line, OLD.ingredients, OLD.search_words, OLD.translations)
  IS DISTINCT FROM (NEW.name, NEW.description, NEW.kind, NEW.line, NEW.ingredients, NEW.search_words, NEW.translations)
) EXECUTE FUNCTION index_saved_product();
