import type { MetaDescriptor } from "react-router";
import { LANGUAGES, languageTag } from "#app/i18n/language.ts";

interface PageFacts {
  title: string;
  description: string;
  /** Public origin and path of the page, without language or tracking parameters. */
  origin: string;
  path: string;
  /** Shown where the page is shared; without one, the house's own. */
  image?: string;
  /** Open Graph type of the page, with what belongs to it. */
  type?: "website" | "product";
  /** Integer cents, of a product. */
  price?: number;
}

const HOUSE_PICTURE = "/images/home/hero-wide-light.jpg";

/** Search engines choose a language by address; people by cookie. `?lang=` serves the first without a new page. */
export function languageUrl(url: string, tag: string): string {
  return `${url}?lang=${tag}`;
}

/** Title, description, canonical address and the same page in the other languages. */
export function pageMeta(page: PageFacts): MetaDescriptor[] {
  const { title, description, origin, path, image = HOUSE_PICTURE, type = "website", price } = page;
  const url = `${origin}${path}`;
  const alternates = LANGUAGES.map((language) => {
    const tag = languageTag(language);
    return { tagName: "link", rel: "alternate", hrefLang: tag, href: languageUrl(url, tag) };
  });
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:site_name", content: "Nacre" },
    { property: "og:url", content: url },
    { property: "og:image", content: image.startsWith("/") ? `${origin}${image}` : image },
    ...(price === undefined
      ? []
      : [
          { property: "product:price:amount", content: (price / 100).toFixed(2) },
          { property: "product:price:currency", content: "USD" },
        ]),
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates,
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: url },
  ];
}

/** Title and description of a page that is one person's own: no search engine needs it. */
export function privateMeta({
  title,
  description,
}: Pick<PageFacts, "title" | "description">): MetaDescriptor[] {
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
}
