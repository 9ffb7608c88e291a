import { customAlphabet } from "nanoid";

const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** The end of a new product's id. Made once for each form: saving twice after a lost reply makes one product. */
export const newProductKey = customAlphabet(ALPHABET, 8);

/** What {@link newProductKey} makes. */
export const PRODUCT_KEY = /^[2-9a-hj-km-np-z]{8}$/;

/** The same key for the same digest: for whoever repeats a request. */
export function keyFrom(digest: Uint8Array): string {
  return [...digest.subarray(0, 8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
