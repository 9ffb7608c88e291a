import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import { languageTag, type Language } from "#app/i18n/language.ts";
import type { Reviews, ShownReview } from "./review.ts";

/** Shown before one asks for all. */
const FIRST = 4;

/** What people wrote about a product that they bought; nothing before somebody did. */
export function ProductReviews({ reviews, language }: { reviews: Reviews; language: Language }) {
  const { t } = useTranslation();
  const { list, count, average } = reviews;
  if (list.length === 0) return null;
  const [first, rest] = [list.slice(0, FIRST), list.slice(FIRST)];
  return (
    <section aria-labelledby="reviews" className="mt-16 sm:mt-24">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="reviews" className="display-text text-3xl">
          {t("reviews")}
        </h2>
        {average !== undefined && <p className="text-mist">{t("reviewsAverage", { average, count })}</p>}
      </div>
      <List list={first} language={language} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center underline decoration-edge underline-offset-[6px] hover:decoration-ink">
            {t("reviewsMore", { count: rest.length })}
          </summary>
          <List list={rest} language={language} />
        </details>
      )}
      <p className="mt-4 text-xs text-mist">{t("reviewsHow")}</p>
    </section>
  );
}

function List({ list, language }: { list: readonly ShownReview[]; language: Language }) {
  return (
    <ul className="grid gap-x-16 border-t md:grid-cols-2">
      {list.map((review) => (
        <li key={review.id} className="border-b py-6 [overflow-wrap:anywhere]">
          <One review={review} language={language} />
        </li>
      ))}
    </ul>
  );
}

function One({ review, language }: { review: ShownReview; language: Language }) {
  const { t } = useTranslation();
  const { name, skin, weeks, text, answer, hiddenBecause, at } = review;
  if (hiddenBecause)
    return <p className="text-sm text-mist">{t("reviewHidden", { because: hiddenBecause })}</p>;
  return (
    <>
      <p className="mb-2 text-sm text-mist">
        <span className="text-ink">{name || t("reviewSomebody")}</span>
        {" · "}
        {t(`skinType-${skin}`)} · {t("usedFor", { count: weeks })}
        {" · "}
        <time dateTime={at}>{formatDate(at, language)}</time>
      </p>
      <p lang={languageTag(review.language)} className="max-w-[65ch] whitespace-pre-line">
        {text}
      </p>
      {answer && (
        <div className="mt-4 border-l border-kelp pl-4 text-sm">
          <p className="text-mist">{t("reviewAnswer")}</p>
          <p className="mt-1 max-w-[65ch] whitespace-pre-line">{answer}</p>
        </div>
      )}
    </>
  );
}
