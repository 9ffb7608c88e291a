/** What is said over the turns of a talk: of all that stands, and of what was told late. */
export interface Turns {
  /** A plan of days; {0} the evenings or the product, {1} the products. */
  week: Record<"morning" | "evenings" | "others" | "rest" | "apart" | "once" | "keptForMorning", string>;
  /** What was told, what stands and what somebody has; {0} in words. */
  summary: Record<"told" | "stands" | "sum" | "owned" | "out", string>;
  /** {0} the few that stay, {1} what they come to. */
  few: string;
  /** {0} the one, {1} what it does most for. */
  theOne: Record<"best" | "only" | "alone", string>;
  /** Asked whether nothing is left; {0} what stands, {1} what is out. */
  neither: Record<"stays" | "out", string>;
  /** What is to be dropped, or changes; {0} what stands. */
  drops: Record<"none" | "changesNone" | "stays", string>;
  /** For the one who writes; what stands for each, {0} for whom, {1} the products. */
  forYou: string;
  forWhom: string;
  /** {0} what lies over it, {1} what goes under it. */
  under: Record<"bare" | "aSerum" | "one", string>;
  /** Steps that are missing beside what is had; {0} what is had. */
  missing: Record<"bare" | "steps" | "none", string>;
  late: {
    /** {0} the sunscreen that stands. */
    sunStands: string;
    sunJoins: string;
    glass: string;
    deepSkin: string;
    /** {0} what is strong. */
    deepSlow: string;
    /** {0} the tinted one. */
    deepTint: string;
    /** {0} what stands. */
    stands: string;
    taken: readonly string[];
    /** Since weeks or months. */
    long: string;
    longUpset: string;
    health: string;
    /** {0} what is plain. */
    plainStays: string;
    /** What skin has been worse since. */
    brought: string;
    /** Now and then. */
    itches: string;
  };
  /** Asked whether no cream is needed; {0} the product, {1} a cream. */
  stillNeeds: string;
  needsNoOther: string;
  /** Beside a medicine; {0} what is left out. */
  notBoth: string;
  /** Whether it is too strong; {0} the product. */
  tooStrong: Record<"rinsed" | "strong" | "mild", string>;
  everyOther: string;
  /** {0} an acid that stays on, {1} a wash with one. */
  acidTwice: string;
  /** {0} what is strong. */
  stopIt: string;
  /** A sum is told that what stands keeps within; {0} the products, {1} what they come to. */
  withinAlready: string;
  withinAlone: string;
  /** {0} the product, {1} its price. */
  ofKindWithin: string;
  /** {0} what is strong. */
  marksEasily: string;
  /** {0} what is had, {1} what falls away. */
  ownedKind: string;
  /** {0} what falls away. */
  yoursStays: string;
  /** {0} what falls away. */
  dropsLeast: string;
  /** {0} what works hardest. */
  stopFirst: string;
  /** {0} the products. */
  sameChoice: string;
}
