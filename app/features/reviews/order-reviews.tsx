import { useTranslation } from "react-i18next";
import { Form, href, useNavigation } from "react-router";
import { Button, TEXT_LINK } from "#app/ui/button.tsx";
import { Field, SelectField, TextField } from "#app/ui/field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";
import type { Reviewable } from "./own-reviews.server.ts";
import { LONGEST_REVIEW, MOST_STARS, MOST_WEEKS, SHORTEST_REVIEW, SKIN_TYPES } from "./review.ts";

/** What can be written about what was delivered; a form for each, folded away. */
export function OrderReviews({
  orderId,
  reviewable,
}: {
  orderId: string;
  reviewable: readonly Reviewable[];
}) {
  const { t } = useTranslation("account");
  if (reviewable.length === 0) return null;
  return (
    <section aria-labelledby="own-reviews" className="text-sm print:hidden">
      <h3 id="own-reviews" className="mb-2 text-mist">
        {t("reviewTitle")}
      </h3>
      <ul className="border-t">
        {reviewable.map((one) => (
          <li key={one.productId} className="border-b [overflow-wrap:anywhere]">
            {one.hiddenBecause && (
              <>
                <p className="pt-3 text-coral">{t("reviewIsHidden", { because: one.hiddenBecause })}</p>
                <p className="text-mist">{t("reviewStaysHidden")}</p>
              </>
            )}
            <details key={one.review?.at}>
              <summary className="flex min-h-12 cursor-pointer items-center py-2 font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
                {t(one.review ? "reviewChange" : "reviewWrite", { name: one.name })}
              </summary>
              <Write orderId={orderId} one={one} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Write({ orderId, one: { productId, review, hiddenBecause } }: { orderId: string; one: Reviewable }) {
  const { t } = useTranslation(["shop", "account"]);
  const busy = useNavigation().formData?.get("product") === productId;
  const own = useOwnWords();
  const subject = (
    <>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="product" value={productId} />
    </>
  );
  return (
    <div className="pb-5">
      <Form method="post" action={href("/profile")} preventScrollReset className="grid gap-4 pt-1">
        {subject}
        <SelectField label={t("account:reviewSkin")} name="skin" required defaultValue={review?.skin ?? ""}>
          <option value="" disabled>
            {t("account:reviewChoose")}
          </option>
          {SKIN_TYPES.map((skin) => (
            <option key={skin} value={skin}>
              {t(`skinType-${skin}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={t("account:reviewWeeks")}
          name="weeks"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_WEEKS}
          required
          defaultValue={review?.weeks}
          {...own}
        />
        <SelectField
          label={t("account:reviewStars")}
          hint={t("account:reviewStarsHint")}
          name="stars"
          required
          defaultValue={review?.stars ?? ""}
        >
          <option value="" disabled>
            {t("account:reviewChoose")}
          </option>
          {Array.from({ length: MOST_STARS }, (_, place) => MOST_STARS - place).map((stars) => (
            <option key={stars} value={stars}>
              {"★".repeat(stars)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t("account:reviewText")}
          hint={t("account:reviewTextHint")}
          name="text"
          rows={5}
          required
          minLength={SHORTEST_REVIEW}
          maxLength={LONGEST_REVIEW}
          defaultValue={review?.text}
        />
        <Button type="submit" name="intent" value="review" look="quiet" disabled={busy}>
          {t(hiddenBecause ? "account:reviewSaveHidden" : "account:reviewSave")}
        </Button>
      </Form>
      {review && (
        <Form method="post" action={href("/profile")} preventScrollReset>
          {subject}
          <button type="submit" name="intent" value="withdraw-review" disabled={busy} className={TEXT_LINK}>
            {t("account:reviewWithdraw")}
          </button>
        </Form>
      )}
    </div>
  );
}
