import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link, useFetcher } from "react-router";
import type { AnyReview } from "#app/features/reviews/answer-review.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { tabAddress } from "./panel.ts";

/** What people wrote about what they bought, the newest first: answered, or hidden with a reason. */
export function ReviewsList({ reviews, language }: { reviews: AnyReview[]; language: Language }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <p className="mb-4">
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
      </p>
      <h2 className="display-text mb-4 text-2xl">{t("reviews")}</h2>
      {reviews.length === 0 && <p className="border-t py-10 text-mist">{t("reviewsNone")}</p>}
      <ul className="border-t text-sm">
        {reviews.map((review) => (
          <li key={review.id} className="border-b py-4 [overflow-wrap:anywhere]">
            <About review={review} language={language} />
            {review.text && <Form review={review} intent="answer-review" value={review.answer} />}
            {review.hiddenBecause ? (
              <ShowAgain review={review} />
            ) : (
              <Form review={review} intent="hide-review" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function About({ review, language }: { review: AnyReview; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const { productId, product, name, skin, weeks, stars, text, answer, hiddenBecause, at } = review;
  return (
    <div className="max-w-prose">
      <p className="flex flex-wrap justify-between gap-x-6">
        {product ? (
          <Link to={tabAddress("products", { q: product })} className="font-medium hover:underline">
            {product}
          </Link>
        ) : (
          <span translate="no">{productId}</span>
        )}
        <time dateTime={at} className="text-mist">
          {formatDate(at, language)}
        </time>
      </p>
      {text ? (
        <>
          <p className="text-mist">
            {name || shop("reviewSomebody")} · {shop(`skinType-${skin}`)} ·{" "}
            {shop("usedFor", { count: weeks })} · {t("reviewStars", { stars })}
          </p>
          <p lang={languageTag(review.language)} className="mt-2 text-base whitespace-pre-line">
            {text}
          </p>
        </>
      ) : (
        <p className="text-mist">{t("reviewTakenBack")}</p>
      )}
      {answer && (
        <p className="mt-2 whitespace-pre-line text-mist">{t("returnAnswered", { words: answer })}</p>
      )}
      {hiddenBecause && <p className="mt-2 text-coral">{shop("reviewHidden", { because: hiddenBecause })}</p>}
    </div>
  );
}

/** Folded again once it is done. */
function Form({
  review,
  intent,
  value,
}: {
  review: AnyReview;
  intent: "answer-review" | "hide-review";
  value?: string;
}) {
  const { t } = useTranslation("admin");
  return (
    <Sent review={review}>
      {(busy) => (
        <details key={review.answer + review.hiddenBecause}>
          <summary className="flex min-h-11 items-center font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
            {t(`do_${intent}`)}
          </summary>
          <div className="grid max-w-prose gap-3 pb-3">
            <TextField
              label={t(`explain_${intent}`)}
              name="words"
              rows={3}
              maxLength={1000}
              minLength={intent === "hide-review" ? 3 : undefined}
              required={intent === "hide-review"}
              defaultValue={value}
            />
            <Button
              type="submit"
              name="intent"
              value={intent}
              look={intent === "hide-review" ? "danger" : "primary"}
              disabled={busy}
              className="justify-self-start"
            >
              {t(`confirm_${intent}`)}
            </Button>
          </div>
        </details>
      )}
    </Sent>
  );
}

function ShowAgain({ review }: { review: AnyReview }) {
  const { t } = useTranslation("admin");
  return (
    <Sent review={review}>
      {(busy) => (
        <Button type="submit" look="quiet" name="intent" value="show-review" disabled={busy}>
          {t("do_show-review")}
        </Button>
      )}
    </Sent>
  );
}

function Sent({ review, children }: { review: AnyReview; children: (busy: boolean) => ReactNode }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<{ ok: boolean }>();
  return (
    <fetcher.Form method="post" action={href("/admin/returns")}>
      <input type="hidden" name="review" value={review.id} />
      {children(fetcher.state !== "idle")}
      {fetcher.state === "idle" && fetcher.data?.ok === false && (
        <p role="alert" className="text-coral">
          {t("saveFailedHere")}
        </p>
      )}
    </fetcher.Form>
  );
}
