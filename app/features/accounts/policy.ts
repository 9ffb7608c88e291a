/** The part of a profile that decides what someone may do. */
export interface Role {
  id: string;
  isAdmin: boolean;
}

/** Cart, wishlist, checkout and profile belong to signed-in customers; an admin has only the panel. */
export function mayShop(viewer: Role | null): viewer is Role {
  return viewer !== null && !viewer.isAdmin;
}

/** The admin panel and everything behind it. */
export function mayAdminister(viewer: Role | null): viewer is Role {
  return viewer?.isAdmin === true;
}

/** An order is its owner's and the admins' business, nobody else's. */
export function mayReadOrder(viewer: Role | null, order: { userId: string }): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.id === order.userId);
}
