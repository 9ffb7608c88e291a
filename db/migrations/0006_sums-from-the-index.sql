DROP INDEX "orders_created_at";--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id","total_amount");