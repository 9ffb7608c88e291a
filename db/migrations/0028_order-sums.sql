CREATE TABLE "order_sums" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"orders" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"refunded" bigint NOT NULL
);

--> statement-breakpoint
-- Adds what a statement put into `orders` (1), or takes off what it took from there (-1): in that same transaction, so the
-- sums are never older than the orders. It writes to a row that nobody holds, or to a new one: no order waits for another.
CREATE FUNCTION add_up_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sign integer := TG_ARGV[0];
	added record;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM order_sums;
		RETURN NULL;
	END IF;
	FOR added IN
		SELECT status, count(*) AS orders, sum(total_amount) AS total_amount, sum(refunded) AS refunded
		FROM changed GROUP BY status
	LOOP
		UPDATE order_sums AS sums SET
			orders = sums.orders + sign * added.orders,
			total_amount = sums.total_amount + sign * added.total_amount,
			refunded = sums.refunded + sign * added.refunded
		WHERE id = (SELECT id FROM order_sums WHERE status = added.status LIMIT 1 FOR UPDATE SKIP LOCKED);
		IF NOT FOUND THEN
			INSERT INTO order_sums (id, status, orders, total_amount, refunded) VALUES (gen_random_uuid()::text,
				added.status, sign * added.orders, sign * added.total_amount, sign * added.refunded);
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_added AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION add_up_orders('1');
--> statement-breakpoint
CREATE TRIGGER orders_changed_from AFTER UPDATE ON orders REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION add_up_orders('-1');
--> statement-breakpoint
CREATE TRIGGER orders_changed_to AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION add_up_orders('1');
--> statement-breakpoint
CREATE TRIGGER orders_removed AFTER DELETE ON orders REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION add_up_orders('-1');
--> statement-breakpoint
CREATE TRIGGER orders_emptied AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION add_up_orders();
--> statement-breakpoint
-- After the triggers, whose creation keeps others from writing until this is done.
INSERT INTO order_sums (id, status, orders, total_amount, refunded)
SELECT gen_random_uuid()::text, status, count(*), sum(total_amount), sum(refunded) FROM orders GROUP BY status;
