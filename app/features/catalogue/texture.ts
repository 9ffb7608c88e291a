/** How a serum or a gel feels, as far as its English description tells; the first that fits. */
const FINER = {
  "serum-cream": /\bcream-serum\b/,
  "serum-milky": /\bmilky serum\b/,
  "serum-gel": /\bclear\b.*\bgel\b/,
  "serum-fluid": /\bfluid\b/,
  "serum-weightless": /\bweightless\b/,
  "gel-wash": /\bgel wash\b/,
  "gel-water": /\bwater gel\b/,
} as const;

/** How a product feels, as far as its English name and kind tell; the first that fits. */
const TEXTURES = {
  balm: /\bbalm\b/,
  milk: /\bmilk\b/,
  jelly: /\bjelly\b/,
  powder: /\b(powder|dust)\b/,
  foam: /\b(foam|mousse)\b/,
  oil: /\b(oil|ampoules?)\b/,
  gel: /\bgel\b/,
  fluid: /\b(fluid|lotion|emulsion)\b/,
  liquid: /\b(liquid|toner|essence|ebb)\b/,
  serum: /\bserum\b/,
  tinted: /\btinted\b/,
  night: /\bnight cream\b/,
  cream: /\b(cream|creme)\b/,
} as const;
export type Texture = keyof typeof TEXTURES | keyof typeof FINER;

/** Undefined where neither name nor kind tells, or nobody says what it is made of. */
export function textureOf({
  name,
  kind,
  description,
  ingredients,
}: {
  name: string;
  kind: string;
  description: string;
  ingredients: readonly string[];
}): Texture | undefined {
  if (ingredients.length === 0) return undefined;
  const words = `${kind} ${name}`.toLowerCase();
  const texture = keysOf(TEXTURES).find((one) => TEXTURES[one].test(words));
  const told = description.toLowerCase();
  const finer = keysOf(FINER).find((one) => one.startsWith(`${texture}-`) && FINER[one].test(told));
  return finer ?? texture;
}

function keysOf<Key extends string>(of: Record<Key, RegExp>): Key[] {
  return Object.keys(of) as Key[];
}
