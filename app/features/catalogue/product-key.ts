import { customAlphabet } from "nanoid";

/** The end of a new product's id. Made once for each form: saving twice after a lost reply makes one product. */
export const newProductKey = customAlphabet("23456789abcdefghjkmnpqrstuvwxyz", 8);

/** What {@link newProductKey} makes. */
export const PRODUCT_KEY = /^[2-9a-hj-km-np-z]{8}$/;
