/** The specification's name of whoever has not chosen one; each language shows it in its own words. */
export const DEFAULT_DISPLAY_NAME = "New User";

/** Characters. */
export const LONGEST_NAME = 80;
