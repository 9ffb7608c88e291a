import { eq } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { products } from "./schema.ts";

/** True of products that shoppers may see and buy: for whoever locks their rows, or asks beside others. */
export const isOnSale = eq(products.state, "on-sale");

/** The products that are on sale, to be read in place of the table. */
export const onSale = new QueryBuilder().select().from(products).where(isOnSale).as("on_sale");
