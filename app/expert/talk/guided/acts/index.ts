import type { Act } from "../act.ts";
import { afterEmergency, alarm, over, sign } from "./alarm.ts";
import { clarify, toSupport, whichProduct } from "./clarify.ts";
import { compare, mostOf } from "./compare.ts";
import { needsCream, removesMakeup } from "./feel.ts";
import { atAge, fits, forChild, inPregnancy, onPlace, why, whyNot } from "./fits.ts";
import { besideMedicine, bringBack, calm, medicineHurts, stopRetinoid, whatToKeep } from "./harm.ts";
import { holding, ingredient, word } from "./ingredient.ts";
import { left, toAvoid } from "./left.ts";
import { cheaper, dropLeast, leastDear, onlyOne, summary, toCart, total, which } from "./list.ts";
import { closed, diagnosis, medical, outside } from "./medical.ts";
import { settle, whichOfThem } from "./open.ts";
import { order, times } from "./order.ts";
import { ofEach, ofProduct, onLabel, presented, worth, worthOfTwo } from "./product.ts";
import { likeAnother, ofKindWished, others, recommend } from "./recommend.ts";
import { forAnother, refine, swap } from "./refine.ts";
import { routine } from "./routine.ts";
import { matter, shop } from "./shop.ts";
import {
  favorite,
  goodbye,
  hello,
  howAreYou,
  offTopic,
  samples,
  small,
  sorry,
  startAge,
  thanks,
  who,
  wishes,
} from "./talk.ts";
import { around, keepOwn, ownSunscreen, together } from "./together.ts";
import { topic } from "./topic.ts";
import { howLong } from "./use.ts";

/** Everything the adviser can do, by name. */
export const ACTS = {
  alarm,
  over,
  afterEmergency,
  sign,
  calm,
  stopRetinoid,
  whatToKeep,
  medicineHurts,
  besideMedicine,
  bringBack,
  recommend,
  settle,
  whichOfThem,
  ofKindWished,
  others,
  likeAnother,
  routine,
  refine,
  forAnother,
  swap,
  which,
  onlyOne,
  total,
  dropLeast,
  leastDear,
  cheaper,
  summary,
  toCart,
  order,
  times,
  together,
  around,
  ownSunscreen,
  keepOwn,
  compare,
  stronger: mostOf("stronger"),
  ofProduct,
  ofEach,
  presented,
  onLabel,
  worth,
  worthOfTwo,
  needsCream,
  removesMakeup,
  howLong,
  fits,
  inPregnancy,
  atAge,
  forChild,
  onPlace,
  why,
  whyNot,
  left,
  toAvoid,
  ingredient,
  word,
  holding,
  diagnosis,
  medical,
  closed,
  outside,
  topic,
  shop,
  matter,
  samples,
  startAge,
  favorite,
  hello,
  thanks,
  wishes,
  goodbye,
  howAreYou,
  who,
  small,
  sorry,
  offTopic,
  clarify,
  whichProduct,
  toSupport,
} satisfies Record<string, Act>;
