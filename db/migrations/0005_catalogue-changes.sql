CREATE TABLE "catalogue_changes" (
	"shard" integer PRIMARY KEY NOT NULL,
	"changes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO catalogue_changes (shard) SELECT generate_series(0, 15);
--> statement-breakpoint
-- Once a transaction, however many products it changes. Deferred: the shard is locked only while the transaction commits,
-- after every other lock it needs, so nobody waits long and no two wait for each other.
CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('nacre.counted_in', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('nacre.counted_in', pg_current_xact_id()::text, true);
    UPDATE catalogue_changes SET changes = changes + 1 WHERE shard = pg_backend_pid() % 16;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_catalogue_change();
