-- Accents folded and words compared by their letters; both come with PostgreSQL and may be made by a database's owner.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "product_search_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "product_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "concerns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "claims_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_document" ON "product_search" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "product_words_letters" ON "product_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- How the words of a language are stemmed.
CREATE FUNCTION stemmer_of(language text) RETURNS regconfig
LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE language WHEN 'fr' THEN 'french' WHEN 'sp' THEN 'spanish' ELSE 'english' END::regconfig
$$;
--> statement-breakpoint
-- What a product is found by in one language: names first, then what it is, what is in it, what is said of it.
CREATE FUNCTION index_product(product products, asked text) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  texts jsonb := coalesce(product.translations -> asked, '{}');
  stemmer regconfig := stemmer_of(asked);
  names text := unaccent(concat_ws(' ', product.name, texts ->> 'name'));
  sorts text := unaccent(concat_ws(' ', coalesce(nullif(texts ->> 'kind', ''), product.kind), product.line,
    product.search_words ->> asked));
  contents text := unaccent((SELECT string_agg(inci, ' ') FROM jsonb_array_elements_text(product.ingredients) AS inci));
  story text := unaccent(concat_ws(' ', coalesce(nullif(texts ->> 'description', ''), product.description)));
BEGIN
  INSERT INTO product_search VALUES (product.id, asked,
    setweight(to_tsvector(stemmer, names), 'A') || setweight(to_tsvector(stemmer, sorts), 'B') ||
    setweight(to_tsvector('simple', coalesce(contents, '')), 'C') || setweight(to_tsvector(stemmer, story), 'D'))
  ON CONFLICT (product_id, language) DO UPDATE SET document = excluded.document;
  INSERT INTO product_words
  SELECT asked, lexeme FROM unnest(to_tsvector('simple', concat_ws(' ', names, sorts, contents)))
  WHERE length(lexeme) BETWEEN 4 AND 40 AND lexeme ~ '^[a-z]+$'
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_saved_product() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM index_product(new, language) FROM unnest(ARRAY['en', 'fr', 'sp']) AS language;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_search_new AFTER INSERT ON products
FOR EACH ROW EXECUTE FUNCTION index_saved_product();
--> statement-breakpoint
-- A sale changes only the stock and must not pay for this.
CREATE TRIGGER products_search_changed AFTER UPDATE OF name, description, kind, line, ingredients, search_words, translations
ON products FOR EACH ROW EXECUTE FUNCTION index_saved_product();
--> statement-breakpoint
SELECT index_product(products, language) FROM products, unnest(ARRAY['en', 'fr', 'sp']) AS language;
--> statement-breakpoint
-- What was typed as a question to the index: every word must be there, the last letters may be missing; a word that is
-- nowhere counts as the most similar one that is. NULL when nothing was asked.
CREATE FUNCTION search_question(typed text, asked text) RETURNS tsquery
LANGUAGE plpgsql STABLE
AS $$
DECLARE
  stemmer regconfig := stemmer_of(asked);
  said text;
  part tsquery;
  near text;
  question tsquery;
BEGIN
  FOR said IN
    SELECT word FROM regexp_split_to_table(lower(unaccent(typed)), '[^a-z0-9]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '' ORDER BY place LIMIT 8
  LOOP
    part := to_tsquery(stemmer, said || ':*');
    CONTINUE WHEN numnode(part) = 0;
    -- Ingredients are kept as they are written, unstemmed.
    part := part || to_tsquery('simple', said || ':*');
    IF NOT EXISTS (SELECT FROM product_search WHERE language = asked AND document @@ part) THEN
      SELECT word INTO near FROM product_words
      WHERE language = asked AND word % said ORDER BY similarity(word, said) DESC, word LIMIT 1;
      IF near IS NOT NULL THEN
        part := to_tsquery(stemmer, near) || to_tsquery('simple', near);
      END IF;
    END IF;
    question := coalesce(question && part, part);
  END LOOP;
  RETURN question;
END
$$;
