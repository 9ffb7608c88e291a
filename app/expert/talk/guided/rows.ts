import type { QuestionId } from "../../reading/questions/questions.ts";
import type { ActId } from "./act.ts";
import type { Guard } from "./guards.ts";

/** Bands in order of priority: the first one with a matching row decides. */
export const BANDS = ["emergency", "harm", "told", "open", "asked", "news", "courtesy", "fallback"] as const;
export type Band = (typeof BANDS)[number];

/** What a row needs before it can answer: one product, two, the current list, an ingredient. */
export type Slot =
  | "product"
  | "exactly"
  | "pair"
  | "list"
  | "several"
  | "ingredient"
  | "ingredients"
  | "place";

/** One row of the planner's table. Inside a band the row with most conditions that hold wins. */
export interface Row {
  id: string;
  band: Band;
  /** One of these is asked. */
  asks?: readonly QuestionId[];
  slots?: readonly Slot[];
  when?: readonly Guard[];
  /** What the act is asked instead. */
  as?: QuestionId;
  act: ActId;
}

const SHOP: readonly QuestionId[] = [
  "order_status",
  "delay",
  "delivery_time",
  "delivery_to",
  "delivery_cost",
  "return",
  "return_opened",
  "opened",
  "return_cost",
  "dislike",
  "house_vegan",
  "house_cruelty",
  "refund",
  "exchange",
  "broken",
  "wrong_item",
  "cancel",
  "change_address",
  "change_order",
  "payment",
  "card_refused",
  "double_charge",
  "code",
  "store_credit",
  "gift_card",
  "gift_wrap",
  "invoice",
  "tax",
  "delete_account",
  "data",
  "password",
  "account",
  "contact",
  "shops",
  "how_to_order",
  "others_order",
];
const FACTS: readonly QuestionId[] = [
  "price",
  "size",
  "stock",
  "strength",
  "vegan",
  "cruelty",
  "origin",
  "contains",
];
const USE: readonly QuestionId[] = ["when", "how_often", "amount", "how_to_use", "lasts"];
const FEEL: readonly QuestionId[] = ["sting", "purge", "makeup", "sun", "smell", "texture", "clogs"];

export const ROWS: readonly Row[] = [
  // Emergencies, and signs that a doctor must see.
  { id: "emergency is over", band: "emergency", when: ["over"], act: "over" },
  { id: "alarm", band: "emergency", when: ["blocked"], act: "alarm" },
  { id: "sign", band: "emergency", when: ["sign"], act: "sign" },
  { id: "still the sign", band: "emergency", when: ["afterSign"], act: "sign" },
  { id: "an emergency stands", band: "emergency", when: ["emergencyStands"], act: "alarm" },
  { id: "alarm still stands", band: "emergency", when: ["afterAlarm"], act: "alarm" },
  { id: "after an emergency", band: "emergency", when: ["seenOf"], act: "afterEmergency" },

  // What does harm is answered before what was asked.
  {
    id: "retinoid in use while expecting",
    band: "harm",
    when: ["expecting", "ofRetinoid", "uses"],
    act: "stopRetinoid",
  },
  {
    id: "retinoid medicine while expecting",
    band: "harm",
    when: ["expecting", "retinoidMedicine"],
    act: "stopRetinoid",
  },
  {
    id: "retinoid asked while expecting",
    band: "harm",
    asks: ["keep_own", "i_use", "my_medicine", "medicine"],
    when: ["expecting", "ofRetinoid"],
    act: "stopRetinoid",
  },
  {
    id: "what may stay while expecting",
    band: "harm",
    asks: ["stop_what", "keep_own"],
    when: ["expecting"],
    act: "whatToKeep",
  },
  { id: "topic of a medicine", band: "harm", when: ["topic", "drug"], act: "topic" },
  { id: "topic that calms", band: "harm", when: ["topicCalms"], act: "topic" },
  { id: "medicine hurts", band: "harm", when: ["hurts", "ofMedicine"], act: "medicineHurts" },
  { id: "skin hurts", band: "harm", when: ["hurts"], act: "calm" },
  { id: "skin was to be left in peace", band: "harm", when: ["afterCalm", "noSkin"], act: "calm" },

  // News about the person or the budget comes before questions about the list.
  { id: "told by a tap", band: "told", when: ["tapped"], act: "refine" },
  { id: "a kind by its name", band: "told", when: ["kindWished"], act: "ofKindWished" },
  { id: "a wish in the form", band: "told", when: ["form", "wish"], act: "recommend" },
  { id: "a person in the form", band: "told", when: ["form", "news"], act: "recommend" },
  { id: "a routine in the form", band: "told", asks: ["routine"], when: ["form", "wish"], act: "routine" },
  {
    id: "news that takes off the list",
    band: "told",
    slots: ["list"],
    when: ["safety", "noSkin", "unnamed"],
    act: "refine",
  },
  {
    id: "means for the list",
    band: "told",
    slots: ["list"],
    when: ["means", "noSkin", "unnamed"],
    act: "refine",
  },
  {
    id: "a word on a matter",
    band: "told",
    when: ["support", "onMatter"],
    act: "matter",
  },
  { id: "pending", band: "told", when: ["support", "pending"], as: "order_status", act: "shop" },

  // A short answer to what we asked.
  { id: "nothing to mind", band: "open", when: ["openAfter", "no", "table"], act: "refine" },

  // What is asked.
  { id: "choose", band: "asked", asks: ["recommend"], act: "recommend" },
  {
    id: "choose around a medicine",
    band: "asked",
    asks: ["recommend", "medicine", "my_medicine"],
    when: ["newMedicine", "noSkin"],
    act: "besideMedicine",
  },
  { id: "something else", band: "asked", asks: ["others"], act: "others" },
  {
    id: "another of its kind",
    band: "asked",
    asks: ["others", "alternative"],
    slots: ["exactly", "list"],
    act: "swap",
  },
  { id: "like a brand", band: "asked", asks: ["alternative"], act: "likeAnother" },
  { id: "for somebody", band: "asked", asks: ["for_someone"], act: "forAnother" },
  { id: "this one for somebody", band: "asked", asks: ["for_someone"], slots: ["exactly"], act: "fits" },
  { id: "routine", band: "asked", asks: ["routine"], act: "routine" },
  { id: "compare", band: "asked", asks: ["compare"], act: "compare" },
  { id: "compare kinds", band: "asked", asks: ["compare"], when: ["topic"], act: "topic" },
  {
    id: "compare two named",
    band: "asked",
    slots: ["pair"],
    when: ["question", "twoNamed", "mayCompare"],
    act: "compare",
  },
  { id: "compare ingredients", band: "asked", asks: ["compare"], slots: ["ingredients"], act: "ingredient" },
  { id: "which first", band: "asked", asks: ["which_first"], act: "which" },
  { id: "only one", band: "asked", asks: ["only_one"], act: "onlyOne" },
  { id: "which to drop", band: "asked", slots: ["several"], when: ["drops", "question"], act: "dropLeast" },
  { id: "total", band: "asked", asks: ["total"], act: "total" },
  { id: "price of several", band: "asked", asks: ["price"], slots: ["pair"], act: "total" },
  { id: "order", band: "asked", asks: ["order_of_layers"], act: "order" },
  { id: "morning and evening", band: "asked", asks: ["when"], slots: ["several"], act: "times" },
  { id: "together", band: "asked", asks: ["combine"], act: "together" },
  {
    id: "two together",
    band: "asked",
    asks: ["combine"],
    slots: ["pair"],
    when: ["question"],
    act: "together",
  },
  {
    id: "names several that clash",
    band: "asked",
    slots: ["pair"],
    when: ["clash", "nothingElse"],
    act: "together",
  },
  {
    id: "why not together",
    band: "asked",
    asks: ["why_not", "combine", "why_this"],
    slots: ["several"],
    when: ["afterTogether"],
    act: "together",
  },
  {
    id: "a week of what stands",
    band: "asked",
    asks: ["routine"],
    slots: ["several"],
    when: ["weekPlan"],
    act: "times",
  },
  {
    id: "strength for a child",
    band: "asked",
    asks: ["stronger", "compare"],
    when: ["child", "unnamed"],
    act: "forChild",
  },
  {
    id: "together with a medicine",
    band: "asked",
    asks: ["combine", "when", "how_often", "suits"],
    when: ["ofMedicine", "question"],
    act: "besideMedicine",
  },
  {
    id: "goes with it",
    band: "asked",
    asks: ["combine", "recommend", "others"],
    slots: ["product"],
    when: ["withWhat"],
    act: "around",
  },
  { id: "own sunscreen", band: "asked", asks: ["own_sunscreen"], act: "ownSunscreen" },
  { id: "own product", band: "asked", asks: ["keep_own", "i_use"], when: ["owns"], act: "keepOwn" },
  { id: "how long", band: "asked", asks: ["how_long"], act: "howLong" },
  { id: "what to avoid", band: "asked", asks: ["what_to_avoid"], act: "toAvoid" },
  { id: "what is left", band: "asked", asks: ["what_is_left"], act: "left" },
  { id: "why not", band: "asked", asks: ["why_not"], act: "whyNot" },
  {
    id: "cheapest of all",
    band: "asked",
    asks: ["cheaper", "price"],
    when: ["superlative", "unnamed"],
    act: "leastDear",
  },
  { id: "cheaper", band: "asked", asks: ["cheaper"], act: "cheaper" },
  { id: "stronger", band: "asked", asks: ["stronger"], slots: ["list"], act: "stronger" },
  { id: "facts", band: "asked", asks: FACTS, slots: ["product"], act: "ofProduct" },
  { id: "use", band: "asked", asks: USE, slots: ["product"], act: "ofProduct" },
  { id: "feel", band: "asked", asks: FEEL, slots: ["product"], act: "ofProduct" },
  {
    id: "asked of all that stands",
    band: "asked",
    asks: [...FACTS, ...USE, ...FEEL],
    slots: ["several"],
    act: "ofEach",
  },
  {
    id: "which have none",
    band: "asked",
    asks: ["contains", "smell", "vegan"],
    when: ["holds"],
    act: "left",
  },
  { id: "needs a cream", band: "asked", asks: ["needs_cream"], slots: ["product"], act: "needsCream" },
  { id: "takes makeup off", band: "asked", asks: ["removes_makeup"], act: "removesMakeup" },
  { id: "in pregnancy", band: "asked", asks: ["pregnancy"], slots: ["product"], act: "inPregnancy" },
  { id: "at an age", band: "asked", asks: ["age"], slots: ["product"], act: "atAge" },
  { id: "on a place", band: "asked", asks: ["place"], slots: ["product", "place"], act: "onPlace" },
  {
    id: "named and a place",
    band: "asked",
    slots: ["exactly", "place"],
    when: ["question", "ofPlace"],
    act: "onPlace",
  },
  { id: "fits", band: "asked", asks: ["suits"], slots: ["product"], act: "fits" },
  {
    id: "fits a wish",
    band: "asked",
    asks: ["suits", "age", "pregnancy", "place"],
    when: ["wish"],
    act: "recommend",
  },
  { id: "why this", band: "asked", asks: ["why_this"], slots: ["product"], act: "why" },
  { id: "worth", band: "asked", asks: ["worth"], slots: ["product"], act: "worth" },
  { id: "worth of two", band: "asked", asks: ["worth"], slots: ["list"], act: "worthOfTwo" },
  { id: "word", band: "asked", asks: ["word"], when: ["tradeWord", "noIngredient"], act: "word" },
  {
    id: "ingredient",
    band: "asked",
    asks: [
      "ingredient",
      "word",
      "evidence",
      "suits",
      "pregnancy",
      "age",
      "how_often",
      "when",
      "sting",
      "worth",
      "purge",
      "sun",
      "alternative",
    ],
    slots: ["ingredient"],
    act: "ingredient",
  },
  {
    id: "holds an ingredient",
    band: "asked",
    asks: ["ingredient", "word", "contains"],
    slots: ["exactly", "ingredient"],
    as: "contains",
    act: "ofProduct",
  },
  {
    id: "fits, called by what it holds",
    band: "asked",
    asks: ["suits"],
    slots: ["exactly", "ingredient"],
    act: "fits",
  },
  {
    id: "which holds it",
    band: "asked",
    asks: ["contains", "ingredient", "recommend", "what_is_left"],
    slots: ["ingredient"],
    when: ["holds"],
    act: "holding",
  },
  { id: "to the cart", band: "asked", asks: ["add_to_cart"], act: "toCart" },
  { id: "samples", band: "asked", asks: ["samples"], act: "samples" },
  { id: "at what age to begin", band: "asked", asks: ["start_age"], act: "startAge" },
  { id: "bring back", band: "asked", asks: ["bring_back"], when: ["calmed"], act: "bringBack" },
  { id: "diagnosis", band: "asked", asks: ["diagnosis"], act: "diagnosis" },
  {
    id: "medical",
    band: "asked",
    asks: ["medicine", "my_medicine", "find_allergen", "cure", "wound", "spoiled"],
    when: ["chat"],
    act: "medical",
  },
  {
    id: "beside a medicine",
    band: "asked",
    asks: ["medicine", "my_medicine", "order_of_layers", "ingredient", "contains"],
    when: ["ofMedicine"],
    act: "besideMedicine",
  },
  { id: "wound that closed", band: "asked", asks: ["wound_closed"], act: "closed" },
  { id: "shop", band: "asked", asks: SHOP, when: ["support"], act: "shop" },
  { id: "the house", band: "asked", asks: ["house_vegan", "house_cruelty"], act: "shop" },
  {
    id: "shop in the expert's chat",
    band: "asked",
    asks: SHOP,
    when: ["noSkin", "advice", "ofShopWords"],
    act: "shop",
  },
  { id: "shop in the form", band: "asked", asks: SHOP, when: ["noSkin", "form"], act: "toSupport" },
  { id: "topic", band: "asked", when: ["topic", "question", "brief"], act: "topic" },
  {
    id: "topic that goes before what is asked",
    band: "asked",
    when: ["topic", "topicOver", "brief", "chat"],
    act: "topic",
  },
  {
    id: "topic asked in many words",
    band: "asked",
    when: ["topic", "question", "brief", "topicAtLength"],
    act: "topic",
  },
  { id: "topic told in many words", band: "asked", when: ["topic", "topicAtLength"], act: "topic" },
  { id: "told topic", band: "asked", when: ["topic"], act: "topic" },
  { id: "person", band: "asked", when: ["person", "question", "noSkin"], act: "who" },
  { id: "sum up", band: "asked", slots: ["list"], when: ["sumsUp", "brief"], act: "summary" },

  // What is told.
  { id: "for another", band: "news", when: ["another", "brief"], act: "forAnother" },
  { id: "new limits", band: "news", when: ["limits"], act: "refine" },
  { id: "new means", band: "news", when: ["means"], act: "refine" },
  { id: "news of the person", band: "news", when: ["news"], act: "refine" },
  { id: "what no longer fits", band: "news", when: ["fallen"], act: "refine" },
  { id: "wish beside a list", band: "news", slots: ["list"], when: ["wish"], act: "refine" },
  { id: "wish", band: "news", when: ["wish"], act: "recommend" },
  { id: "outside", band: "news", when: ["outside", "noSkin"], act: "outside" },
  { id: "takes it", band: "news", slots: ["list"], when: ["takesIt"], act: "toCart" },
  { id: "names two", band: "news", slots: ["pair"], when: ["twoNamed"], act: "compare" },
  { id: "names one", band: "news", slots: ["exactly"], act: "presented" },
  {
    id: "asks of one in words of its own",
    band: "news",
    slots: ["product"],
    when: ["question"],
    act: "onLabel",
  },
  { id: "names an ingredient", band: "news", slots: ["ingredient"], act: "ingredient" },
  { id: "word on a matter", band: "news", when: ["matter", "noSkin"], act: "matter" },

  { id: "hello", band: "courtesy", asks: ["hello"], act: "hello" },
  { id: "thanks", band: "courtesy", asks: ["thanks"], act: "thanks" },
  { id: "good wishes", band: "courtesy", asks: ["good_wishes"], act: "wishes" },
  { id: "goodbye", band: "courtesy", asks: ["goodbye"], act: "goodbye" },
  { id: "how are you", band: "courtesy", asks: ["how_are_you"], act: "howAreYou" },
  { id: "who are you", band: "courtesy", asks: ["who_are_you"], act: "who" },
  { id: "favorite", band: "courtesy", asks: ["favorite"], act: "favorite" },
  { id: "complaint", band: "courtesy", asks: ["complaint"], act: "sorry" },
  { id: "small talk", band: "courtesy", when: ["small"], act: "small" },
  { id: "goes on", band: "courtesy", slots: ["several"], when: ["goesOn"], act: "which" },
  { id: "off topic", band: "courtesy", asks: ["off_topic"], act: "offTopic" },

  {
    id: "asked of nothing",
    band: "fallback",
    asks: [...FACTS, ...USE, ...FEEL, "suits", "why_this", "worth", "needs_cream"],
    when: ["noSkin"],
    act: "whichProduct",
  },
  { id: "not sure", band: "fallback", act: "clarify" },
];
