-- What an order's lines add up to, in cents.
CREATE FUNCTION lines_total(items jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT
AS $$
  SELECT coalesce(sum((line ->> 'price')::bigint * (line ->> 'quantity')::bigint), 0)
  FROM jsonb_array_elements(items) AS line
$$;
--> statement-breakpoint
-- Every line names a product and a whole quantity of at least one.
CREATE FUNCTION lines_are_whole(items jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT
AS $$
  SELECT jsonb_typeof(items) = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(items) AS line
    WHERE jsonb_typeof(line -> 'productId') IS DISTINCT FROM 'string'
       OR jsonb_typeof(line -> 'quantity') IS DISTINCT FROM 'number'
       OR (line ->> 'quantity')::numeric < 1
       OR (line ->> 'quantity')::numeric <> trunc((line ->> 'quantity')::numeric)
  )
$$;
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_cart_whole CHECK (lines_are_whole(cart));
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_items_whole CHECK (lines_are_whole(items) AND jsonb_array_length(items) > 0);
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_subtotal CHECK (subtotal = lines_total(items));
