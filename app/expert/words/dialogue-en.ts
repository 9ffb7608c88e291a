import type { Dialogue } from "./dialogue.ts";

/** American English: what holds a conversation together. */
export const en: Dialogue = {
  matter: {
    more: [
      "Thank you, that helps. Put it in your message to {0} too: the person who reads it can look into your order, which I cannot.",
      "I see. Please add that when you write to {0}, so that nobody has to ask you again.",
      "Understood. That belongs in the message to {0} as well; a person takes it from there.",
    ],
    number:
      "Thank you. I cannot open an order by its number from here: send that number to {0} with what happened, and a person will see to it.",
    howLong:
      "How long that takes I cannot say, and I would rather not guess: the person at {0} will tell you.",
    product:
      "I am sorry about {0}. Write to {1} with your order number and say that it is about this one; the house will put it right.",
    country:
      "I cannot promise your country from here: write to {0} before you order and a person confirms it. Shipping is {1} per order.",
    card: "Then please do not try again: the shop takes no card, whichever one it is, and nothing is charged. The house writes to you to arrange payment; if a page asks for a card all the same, tell {0}.",
    further: "More than that I do not know from here. A person does: {0}, or {1}.",
    cannotDo:
      "I cannot do that from here: I change no order and look into none but your latest. A person can: {0}, or {1}.",
    noNumber:
      "Then write to {0} without it: the name and email address it was ordered with and the day are enough for a person to look. Signed in, the number stands in your profile under order history.",
    dontUse:
      "Better not: what arrived open or damaged is not to be used. Tell {0}, with a photo, and a person puts it right.",
    noPhoto: "Then describe it in words, and keep the pieces or the box until a person has answered.",
    next: "Write to {0} now: your name, the order number if you have it, what happened, and a photo where it shows. A person answers there; if it cannot wait, call {1}.",
    shipped:
      "Once it has left, nobody can stop it from here: write to {0} all the same, and a person tells you how to send it back.",
  },
  returnOpened:
    "I cannot promise that something opened is taken back, as what was sealed may be excepted for reasons of hygiene: say so when you write to {0} with your order number, and a person will tell you.",
  returnClosed:
    "Unopened is the best start: write to {0} with your order number, say that it is still closed, and a person tells you how to send it back.",
  returnReaction:
    "I am sorry your skin took it badly. Stop using it, and mention the reaction in your message.",
  returnSwelling:
    "A face that swells should be seen by a doctor or a pharmacist today; if breathing or swallowing changes, call your local emergency number at once.",
  dislike:
    "Whether it can go back then I cannot promise: ask at {0} before you order, or before you open it.",
  returnTime:
    "Where the law lets you withdraw, as in the European Union and the United Kingdom, it is 14 days from the day the parcel arrives. Elsewhere I do not know and would rather not guess: write to {0} soon, and leave it closed until a person answers.",
  ownMistake:
    "That happens. As long as it has not left, it can still be changed: write to {0} right away with the order number and what you meant to order. If it has arrived, leave it closed, and a person tells you how to exchange it.",
  refundOrNew:
    "That is not mine to decide: say in your message to {0} which you would rather have, and a person will tell you.",
  returnCost:
    "Who pays for sending it back I do not know: ask in the same message to {0}, before you send anything.",
  orderNoneHelp:
    "If it is late or something is wrong, write to {0} with the order number: a person looks into it.",
  houseVegan:
    "Not as a whole: I can read the lists, and some name things from animals. A list does not tell where every ingredient comes from, either, so I cannot vouch for the rest. Name me a product and I will look, or write to {0}.",
  houseCruelty:
    "Our labels carry no seal on animal testing, and I would rather not guess: write to {0} and a person will tell you how the house does it.",
  smallTalk: {
    itself: "I am an AI: no sleep, no lunch, only skin. When you like, we go on where we were.",
    kind: "That is kind, thank you. I am only an AI, and glad to help; when you like, we go on.",
    joke: "I know one: what does a sunscreen say in the morning? Last, as always. When you like, we go on.",
    laugh: "Glad it made you smile. When you like, we go on.",
    sleep:
      "For sleep itself I have nothing, though a good night does more for skin than most jars. When you like, we go on with yours.",
  },
  goOn: {
    nothing:
      "Then it stays at that for {0}: without what you leave out, nothing of ours truly does it, and I would not sell you something beside the point.",
    sun: "What does good in any case is daily sun protection: {0}.",
  },
  aboveSum:
    "A wash, a cream and SPF together come to {0} at the least, so for this sum I kept what counts most.",
  howAreYou: "Very well, thank you. And your skin?",
  thanksBack: "With pleasure, and the same to you.",
  startAge:
    "There is no age one has to begin at. Sun protection is worth it at any age; vitamin C or a light serum from the mid-twenties if you like; retinol around thirty or later, slowly. Nothing is lost by waiting.",
  favorite: "If I had skin, {0} would stand by my mirror.",
  soldOut:
    "{0}: out of stock at the moment, and I know no date for its return. Write to {1} and a person will tell you.",
  meanwhile: "Meanwhile, {0} comes closest.",
  worth: "What the {1} of {0} pays for: {2}. Whether that is worth it depends on what you want from it.",
  worthPlain: "{0} at {1} is among the simpler formulas here, and the price says so.",
  worthLess: "If the price is the question, {0} at {1} does much of the everyday work.",
  wound:
    "Nothing of ours belongs on skin that is open. Keep it clean and covered, and show it to a pharmacist or doctor today.",
  lastsAbout: {
    months: "about {0} to {1} months",
    weeks: "about {0} to {1} weeks",
    text: "The label gives no count. {0} holds {1}: at its usual dose that is {2}, more or less as you use it.",
  },
  noSunLeft:
    "No, no sunscreen of ours is for you, with what you told me, and nothing else here takes its place. Shade, a hat and covering clothes protect you; a pharmacist can show you a sunscreen that suits.",
  noneOfThat: "Nothing of that kind here is for what you told me. This is, though.",
  stands:
    "What you told me before stays first: a doctor sees it, and nothing of ours goes on it. This is for the rest of your skin.",
  mayComeFrom:
    "The list of {0} names {1}, which is often made from {2}; a list does not tell the source. With an allergy, ask us before you use it.",
  signHolds: [
    "That stays so: nothing goes on it until a dermatologist or doctor has looked. For the rest of your skin, tell me what bothers you.",
    "I would put nothing on it before a doctor has seen it, this product included. What concerns the rest of your skin I am glad to answer.",
  ],
  woundClosed:
    "Once it has closed and your doctor agrees: sun protection over it by day, and something plain such as {0}. No acid and no retinol on it.",
  keepOwn: "If your skin likes it, keep it: there is no reason to part with what does you good.",
  keepOwnBeside: "Of ours, {0} could join it; try one new thing at a time.",
  qualities: {
    stronger: "{0} is the stronger; {1} is milder.",
    gentler: "{0} is the gentler; {1} does more and asks more of skin.",
    dearer: "The dearest is {0}, at {2}; {1} costs {3}.",
    cheaper: "The least expensive is {0}, at {2}; {1} costs {3}.",
    lighter: "{0} is the lighter; {1} is richer.",
    richer: "{0} is the richer; {1} is lighter.",
    unseen: "{0}: its tint is there against a pale cast. {1} has none, and may leave a little white.",
    both: "{0}, alike in that.",
    alike: "In that {0} and {1} are much alike; I would let the texture you prefer decide.",
    equal: "In that they are much alike; I would let the texture you prefer decide.",
    strongerHead: "Then this, slowly at first:",
    strongest:
      "{0} is already the strongest of ours for that. What goes further is a matter for a dermatologist.",
    noneStronger:
      "Nothing on our shelf is stronger and still right for you. What goes further is a matter for a dermatologist.",
  },
  combining: {
    around:
      "Around {0} go {1}: the cream after it, the SPF last in the morning, and no second strong step the same evening.",
    eveningsApart:
      "{0} go on different evenings, with a plain one between where you can, and SPF every morning. More at once burns rather than helps.",
    notAtOnce: "No, not at once, however long skin may rest afterwards.",
    notSameEvening:
      "No, not the same evening, and waiting in between does not change that: {0} on one evening, {1} on another.",
    byTime: "Yes, apart: {0} in the morning, {1} in the evening.",
    sunscreen: "Yes: {0} first, then your sunscreen over it, last of all. If you like yours, keep it.",
    sunscreenLater:
      "Yes: {0} belongs to the evening, your sunscreen comes last in the morning. If you like yours, keep it.",
  },
  beside: {
    cream: "No: {0} is the cream itself. By day only SPF goes over it.",
    oil: "On dry skin, yes: {0} keeps moisture in but brings none, so a cream such as {1} goes on first and a few drops over it.",
    serum:
      "If skin feels tight, yes: {0} brings moisture, and a cream such as {1} over it keeps it there. If it feels comfortable, it may stand alone.",
    sunscreen:
      "Under {0}, if skin is dry or feels tight, yes: a thin layer of {1} first, a few minutes, then the sunscreen last. Otherwise it may stand alone.",
    cleanser: "Yes: {0} is rinsed off. A cream such as {1} comes after it.",
    active:
      "Yes, as a rule: {0} can leave skin dry, and a plain cream such as {1} after it keeps it comfortable.",
    any: "a plain one of your own",
  },
  clogs: {
    rich: "No test says that it never does, so I will not promise it: {0} is rich in oils, and on skin that clogs easily I would not begin there.",
    light:
      "No test says that it never does, so I will not promise it; {0} is no heavy formula, though. If small bumps come within two or three weeks, leave it out.",
    rinsed:
      "Hardly: {0} is rinsed off and leaves little behind. No test says that it never does, so I will not promise more.",
  },
  removes: {
    waterproof: "It makes no promise for waterproof mascara: try it there first.",
    unsaid: "The label of {0} does not say that it takes off makeup.",
    none: "None of our cleansers that suit you says that of itself; a makeup remover of your own, then.",
    eyes: "Near the eyes, go gently and rinse well.",
  },
  shops:
    "I know of no shop one could walk into: we sell on these pages. Ask {0} if you would like to see something first.",
  water: "Nothing on the label of {0} promises that it resists water.",
  smells: "Yes, {0} is scented.",
  cast: {
    mineral:
      "It can: {0} has mineral filters and no tint, so a slight pale veil may show, most on deeper skin.",
    tinted: "Hardly: {0} has a tint against it.",
    none: "No: there are no sun filters in {0} that could leave one.",
    instead: "{0} is tinted, if that matters to you.",
  },
  times: {
    morning: "In the morning: {0}.",
    noMorning: "None of these is for the morning.",
    evening: "In the evening: {0}.",
    noEvening: "None of these is for the evening.",
    sunLater: "{0} stays for the morning.",
    notMorning: "{0} is for the evening. In the morning a mild wash or water, your cream, and SPF last.",
    notEvening: "{0} is for the morning. In the evening it is left out: wash, then your cream.",
  },
  notExpecting: "Noted: then nothing has to be left out for that, and what I named stands.",
  swapped: "Then {0} instead.",
  together: "With {0} that makes {1}.",
  ingredients: {
    apart: "{0} in the morning, {1} in the evening: then neither has to go before the other.",
    order: "In this order: {0}.",
    even: "With {0} the order matters little: the thinner texture goes first.",
    holds: "{1}: {0}.",
    all: "{0} has them together in one step.",
    together: "Yes, together they are fine: {0}, in that order, the thinner texture first.",
    both: "Yes: {1} are both in {0}.",
    noneBoth: "None of ours that suits you has {0} together.",
    closest: "{0}: we have none. Closest, for the same purpose: {1} ({2}).",
    atAge: "Nothing speaks against it at that age; young skin needs little.",
  },
  beginner: {
    strong: "Yes, if {0} is begun slowly and as the only new thing, with SPF by day.",
    mild: "Yes: nothing in {0} takes getting used to.",
  },
  opened:
    "The label of {0} gives no date; look for the small open jar on the pack, which counts the months. As a rule: closed well, cool and out of the sun, and no longer once color, smell or texture change.",
  fattyAlcohol:
    "No alcohol that dries: the {1} in {0} is a fatty alcohol, a soft wax that leaves skin supple.",
  akin: "No {2} itself; but {0} holds {1}, which can set off an allergy to {2} all the same.",
  feel: {
    light: "No: {0} stays light on skin.",
    rich: "{0} is on the rich side: a thin layer, pressed in, leaves less behind.",
    rinsed: "{0} is rinsed off, so little of it stays on skin.",
  },
  pills:
    "No label promises that it never pills: little of it, pressed in and not rubbed, a few minutes between layers, and one layer fewer if it still does.",
  kept: {
    taken: "Then {0}.",
    fits: "I went through each of them, {0}: nothing in their lists speaks against it.",
    recalled: "For that I named {0}.",
    cheaper: "For less, all together: {0}: {1} instead of {2}.",
    cheapest: "Of those that suit you these are already the least expensive: {0}, {1} together.",
    sunLast: "Sun protection comes last, for example {0}, if you have none.",
    choice: "One of a kind is enough; the other choice would be {0}.",
    eachKind: "One of each, then:",
  },
  limits: {
    words: {
      refused: "Then no {0}:",
      gelStays: "Then no cream; a light gel that moisturizes stays in:",
      only: "Then only a {0}:",
      count: "Then only these:",
      budget: "For that sum I would take:",
      scented: "Something scented, then:",
      unscented: "Without any scent, then:",
      tinted: "With a tint, then:",
      untinted: "Without a tint, then:",
      light: "Light, then:",
    },
    kinds: {
      cleanser: "cleanser",
      serum: "serum",
      cream: "cream",
      oil: "oil",
      balm: "balm",
      gel: "gel",
      foam: "foam",
      powder: "powder",
    },
    none: "With that, nothing on our shelf is left that suits you; better nothing than something wrong. Tell me which of your wishes matters least and I will look again.",
  },
};
