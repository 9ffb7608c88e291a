/** Another product has this SKU already. Nothing was saved. */
export class SkuTaken extends Error {
  constructor() {
    super("Another product has this SKU.");
  }
}

const INDEX = "products_sku";

/** Saves, and throws `SkuTaken` if another product has the SKU. */
export async function orSkuTaken<Saved>(save: Promise<Saved>): Promise<Saved> {
  try {
    return await save;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw Object(cause).code === "23505" && Object(cause).constraint === INDEX ? new SkuTaken() : error;
  }
}
