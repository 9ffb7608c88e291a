/** Characters. A shorter one is refused as too short, common or not. */
export const SHORTEST_PASSWORD = 8;
