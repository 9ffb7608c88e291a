import type { MetaDescriptor } from "react-router";
import { LANGUAGES, languageTag } from "#app/i18n/language.ts";

interface PageFacts {
  title: string;
  description: string;
  /** Public origin and path of the page, without language or tracking parameters. */
  origin: string;
  path: string;
  image?: string;
}

/** Search engines choose a language by address; people by cookie. `?lang=` serves the first without a new page. */
export function languageUrl(url: string, tag: string): string {
  return `${url}?lang=${tag}`;
}

/** Title, description, canonical address and the same page in the other languages. */
export function pageMeta({ title, description, origin, path, image }: PageFacts): MetaDescriptor[] {
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
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    ...(image
      ? [{ property: "og:image", content: image.startsWith("/") ? `${origin}${image}` : image }]
      : []),
    { tagName: "link", rel: "canonical", href: url },
    ...alternates,
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: url },
  ];
}
