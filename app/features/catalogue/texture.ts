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
export type Texture = keyof typeof TEXTURES;

/** Undefined where neither tells. */
export function textureOf({ name, kind }: { name: string; kind: string }): Texture | undefined {
  const words = `${kind} ${name}`.toLowerCase();
  return (Object.keys(TEXTURES) as Texture[]).find((texture) => TEXTURES[texture].test(words));
}
