/** The pages that the header and the footer lead to, and the keys of their names. */
export const PAGES = [
  ["/", "home"],
  ["/shop", "shop"],
  ["/ouradvice", "ourAdvice"],
] as const;
