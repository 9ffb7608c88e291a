import type { Advice, RecommendRequest } from "../expert.ts";
import { chooseProducts, isBlocked } from "./choosing/choose.ts";
import { understand } from "./understanding/understand.ts";
import type { Understanding } from "./understanding/understanding.ts";
import { copyFor, type Copy } from "./wording/copy.ts";
import { flagNotice, personNotices } from "./wording/notices.ts";
import { wordReasons } from "./wording/reasons.ts";

/** What to say beside the list, or instead of it. */
export function noticeFor(understanding: Understanding, copy: Copy, found: number): string | undefined {
  const flag = flagNotice(understanding, copy);
  const parts = [
    flag,
    !flag && understanding.kind === "support" ? copy.notices.shop : undefined,
    !flag && understanding.kind === "other" ? copy.notices.notSkin : undefined,
    !flag && understanding.kind === "concern" && found === 0 ? copy.notices.nothingFits : undefined,
    understanding.kind === "concern" && understanding.concerns.length === 0 && found > 0
      ? copy.notices.unsure
      : undefined,
    ...(found > 0 ? personNotices(understanding, copy) : []),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" ") : undefined;
}

/** Recommends one to five products for a concern, or none with the reason; never a word that is not ours. */
export function recommend({
  concern,
  language,
  catalogue,
}: Pick<RecommendRequest, "concern" | "language" | "catalogue">): Advice {
  const understanding = understand(concern, [], language);
  const copy = copyFor(understanding.language);
  const onSkin = understanding.kind === "concern" || understanding.kind === "red_flag";
  const picked = onSkin && !isBlocked(understanding) ? chooseProducts(understanding, catalogue) : [];
  const reasons = wordReasons(picked, understanding, understanding.language);
  const notice = noticeFor(understanding, copy, picked.length);
  return {
    recommendations: picked.map(({ product }, place) => ({
      id: product.id,
      reasoning: reasons[place] ?? "",
    })),
    ...(notice ? { notice } : {}),
  };
}
