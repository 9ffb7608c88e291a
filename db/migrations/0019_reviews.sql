CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"skin" text NOT NULL,
	"weeks" integer NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"hidden_because" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_each" UNIQUE("user_id","product_id"),
	CONSTRAINT "reviews_weeks" CHECK ("reviews"."weeks" between 1 and 520),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","at" DESC NULLS LAST);--> statement-breakpoint
-- Pages that are kept for visitors show them: each is a change of the catalogue.
CREATE CONSTRAINT TRIGGER reviews_changed AFTER INSERT OR UPDATE OR DELETE ON reviews
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_catalogue_change();
