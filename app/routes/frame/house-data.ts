import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
interface House {
  /** Public origin of the shop, without a trailing slash. */
  origin: string;
  email: string;
  description: string;
  /** Addresses of the house elsewhere. */
  elsewhere: (string | undefined)[];
}

/** schema.org `Organization`, and the `WebSite` with its search, for the home page. */
export function houseData({ origin, email, description, elsewhere }: House): object[] {
  // A network's front page is not the house.
  const sameAs = elsewhere.filter((address) => address && new URL(address).pathname !== "/");
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": `${origin}/#house`,
      name: "Nacre",
      url: `${origin}/`,
      logo: `${origin}/brand/icon-512.png`,
      description,
      contactPoint: { "@type": "ContactPoint", contactType: "customer service", email },
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: "Nacre",
      url: `${origin}/`,
      inLanguage: LANGUAGE_TAGS,
      publisher: { "@id": `${origin}/#house` },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/shop?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
