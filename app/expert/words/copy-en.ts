import type { Copy } from "./copy.ts";

const help = (several: boolean): string => (several ? "help" : "helps");

/** American English: short, exact, warm; cosmetic claims only. */
export const en: Copy = {
  andTo: "and",
  and: "and",
  concerns: {
    acne: { effect: "reduce the look of blemishes", about: "blemish-prone skin" },
    blackheads: { effect: "unclog pores", about: "blackheads and clogged pores" },
    hormonal_acne: {
      effect: "reduce the look of blemishes that come with the cycle",
      about: "blemishes that come and go with the month",
    },
    acne_scars: { effect: "smooth the look of uneven relief", about: "marks in relief" },
    pih: { effect: "even the look of skin tone", about: "the dark marks blemishes leave" },
    pie: { effect: "soften the look of lingering red marks", about: "the red marks blemishes leave" },
    oiliness: { effect: "keep shine down", about: "skin that soon turns shiny" },
    pores: { effect: "refine the look of the surface", about: "visible pores" },
    dryness: { effect: "nourish skin and ease tightness", about: "dry skin" },
    dehydration: { effect: "hold water in the surface of skin", about: "thirsty skin" },
    barrier: { effect: "bring comfort back", about: "over-worked skin" },
    sensitivity: { effect: "soothe skin and keep it comfortable", about: "easily upset skin" },
    redness: { effect: "calm the look of redness", about: "skin prone to redness" },
    rosacea: { effect: "bring comfort and calm the look of redness", about: "skin that flushes easily" },
    sun_spots: { effect: "even the look of skin tone", about: "dark spots" },
    melasma: { effect: "even the look of patchy tone", about: "patches of uneven tone" },
    dullness: { effect: "bring a brighter look back", about: "dull skin" },
    texture: { effect: "smooth the look of the surface", about: "rough or uneven texture" },
    fine_lines: { effect: "smooth the look of little creases", about: "fine lines" },
    wrinkles: { effect: "reduce the look of wrinkles", about: "wrinkles" },
    firmness: { effect: "leave skin feeling firmer", about: "skin that has lost some bounce" },
    dark_circles: { effect: "brighten the look of the eye area", about: "shadows under the eyes" },
    puffiness: { effect: "reduce the look of puffiness", about: "puffy eyes" },
    photoprotection: { effect: "protect from the sun", about: "daily sun protection" },
    eczema: { effect: "nourish skin and keep it supple", about: "very dry skin that itches" },
    seb_derm: { effect: "clear away loose flakes", about: "flaky, shiny patches" },
    kp: { effect: "smooth rough, bumpy skin", about: "bumpy arms and legs" },
    razor_bumps: { effect: "keep shaved skin smooth", about: "skin upset by shaving" },
    fungal_acne: { effect: "keep skin balanced without heavy oils", about: "small, even, itchy bumps" },
    perioral_derm: { effect: "clean gently and leave the area in peace", about: "the skin around the mouth" },
    milia: { effect: "smooth the look of small hard grains", about: "small white grains" },
    lips: { effect: "nourish and soften", about: "dry lips" },
    menopause_skin: {
      effect: "comfort skin that has turned drier",
      about: "skin that changes with the years",
    },
  },
  skinTypes: {
    normal: "balanced",
    dry: "dry",
    oily: "oily",
    combination: "combination",
    sensitive: "sensitive",
  },
  categories: { Cleanser: "cleanser", Serum: "serum", Moisturizer: "moisturizer", Treatment: "treatment" },
  reasons: [
    ({ actives, several, effect }) => `Its ${actives} ${help(several)} ${effect}.`,
    ({ actives, effect, about }) => `For ${about}: ${actives}, to ${effect}.`,
    ({ actives, effect }) => `With ${actives}, to ${effect}.`,
    ({ actives, several, effect }) => `It holds ${actives}, which ${help(several)} ${effect}.`,
    ({ actives, effect }) => `Made around ${actives}, to ${effect}.`,
    ({ actives, several, effect }) => `Day by day, ${actives} ${help(several)} ${effect}.`,
    ({ actives, effect }) => `What it is for here: to ${effect}, with ${actives}.`,
    ({ actives, several, effect }) => `Here ${actives} ${help(several)} ${effect}.`,
    ({ actives, effect }) => `I chose it for ${actives}, to ${effect}.`,
    ({ actives, several, effect }) => `In this one, ${actives} ${help(several)} ${effect}.`,
  ],
  cleansers: [
    ({ actives, about }) => `A wash that suits ${about}, with ${actives} in the formula.`,
    ({ actives, several, effect }) =>
      `Start here: ${actives} ${several ? "rinse" : "rinses"} off, yet already ${help(several)} ${effect}.`,
    ({ actives }) => `It cleans without fuss and leaves ${actives} in contact with skin for a moment.`,
    ({ actives, about }) => `The washing step for ${about}, built around ${actives}.`,
    ({ actives }) => `To cleanse, something mild: the list counts ${actives}.`,
    ({ actives, effect }) => `The wash already does some of the work: ${actives}, to ${effect}.`,
    ({ actives }) => `Clean without tightness, thanks to ${actives}.`,
    ({ actives, about }) => `Washing is half the care of ${about}; this one counts on ${actives}.`,
  ],
  sunscreens: [
    ({ spf, actives }) => `By day, SPF ${spf} from ${actives}.`,
    ({ spf, actives }) => `To finish the morning: ${actives}, at SPF ${spf}.`,
    ({ spf, actives }) => `Daily protection at SPF ${spf}, through ${actives}.`,
    ({ spf, actives }) => `The last layer of the morning: SPF ${spf}, from ${actives}.`,
    ({ spf, actives }) => `SPF ${spf} with ${actives}, for every day outdoors.`,
    ({ spf, actives }) => `Against the sun: SPF ${spf}, with ${actives}.`,
  ],
  use: {
    retinoid: "One or two evenings a week at first, on dry skin, with SPF every morning.",
    exfoliant:
      "Two or three evenings a week at most, never the same night as a retinoid or another acid; SPF by day.",
    peel: "One evening a week for two weeks, then two or three at most, never the same night as a retinoid or another acid; SPF by day.",
    shaving:
      "Two or three evenings a week at most; after shaving or waxing, wait until the next evening. SPF by day.",
    vitaminC: "In the morning, before moisturizer and SPF.",
    sunscreen: "Last step of the morning, two finger lengths for face and neck.",
    cleanser: "Use it on damp skin and rinse with lukewarm water.",
    enzyme: "Two or three mornings a week, not on days with an acid or a retinoid.",
    serum: "After cleansing, before moisturizer.",
    oil: "In the evening, three drops pressed over moisturizer.",
    morningCream: "In the morning only, where the evening holds an acid or a retinoid.",
    azelaic: "Every other evening for two weeks, with no other new active, then every evening; SPF by day.",
    cream: "Press it into slightly damp skin, morning and evening.",
    eyes: "Pat a very small amount along the bone under each eye.",
    lips: "As often as you like, and thickly at night.",
    body: "On dry, unbroken skin, never freshly shaved or waxed: two or three evenings a week to begin with. SPF by day where the sun reaches.",
    care: "A thin layer is enough.",
  },
  notes: {
    unscented: "No fragrance in its list.",
    withoutAllergens: "Its list holds none of the allergens you named.",
    pregnancy: "Nothing in its list is one to set aside in pregnancy.",
    breastfeeding: "Nothing in its list is one to set aside while breastfeeding.",
    gentleWithPrescription:
      "No exfoliating acid and no retinoid in it, so it sits quietly beside your prescription.",
    tinted: "Iron oxides give it a tint, which helps against a pale cast.",
    light: "Its texture stays light.",
    sunFor: "{0} asks for it by day.",
    withoutRefused: "Its list holds nothing of what you leave out.",
    cheapest: "The least expensive of those that do most for this.",
    expecting: "Not while pregnant, trying for a baby or breastfeeding.",
    deepens: "Light brings marks back: without it nothing else fades them for long.",
    ages: "No cream does more against lines than this does.",
    alsoFor: "It also serves {0}.",
    scentedAsWished: "Scented, as was wished.",
    notSameEvening: "On the same skin, never the same evening as {0}.",
    scented: "One thing to know: it is scented.",
    strong: "It can tingle at first, so go slowly.",
    lighter: "It is lighter than {0}.",
    gentler: "It is gentler than {0}.",
  },
  flags: {
    emergency_allergy:
      "Swelling of the lips, tongue or throat, or trouble breathing, is an emergency: call your local emergency number now ({emergency}). I am not suggesting any product.",
    contact_reaction:
      "This sounds like a reaction to a product. Stop using it, rinse with plenty of cool water, put nothing new on, and see a doctor today, or a pharmacist if it is mild. If swelling spreads or breathing changes, call emergency services.",
    infection:
      "Skin that is hot, swollen, spreading or comes with fever needs a doctor or urgent care today, not a cream.",
    severe_acne:
      "Deep, painful lumps deserve a doctor's appointment: prescription care can prevent marks. Until then, only gentle care.",
    acne_fulminans:
      "A sudden severe breakout with fever or joint pain needs a doctor today. Please do not put anything on it first.",
    mole_change:
      "A mole or spot that changes, bleeds or itches should be seen by a doctor soon. No cream is right for it, so I am suggesting none.",
    non_healing:
      "A spot or sore that has not closed after about four weeks should be seen by a doctor soon. I am not suggesting a product for it.",
    blistering:
      "Widespread blisters, skin coming away or sores in the mouth are an emergency: call your local emergency number now ({emergency}).",
    shingles_eye:
      "Blisters that hurt need a doctor today, above all when they are on one side; near the eye, go straight to emergency eye care. If they came after a product, stop it and rinse with plenty of water.",
    eye: "Rinse the eye with clean water for 15 minutes, then go to urgent eye care today. No product near the eye for now.",
    chemical_burn:
      "Rinse with cool water for 20 minutes, put nothing else on it, and get medical help today. A burn that blisters, or is larger than a hand, belongs in a doctor's care.",
    swallowed:
      "If any of it was swallowed, call your poison center now ({poison}), with the pack in your hand: they say what to do. Do not bring on vomiting. If breathing is hard or somebody is drowsy, call your local emergency number ({emergency}).",
    illegal_lightener:
      "Creams with hydroquinone, mercury or hidden steroids are banned in shops for good reason. Please see a doctor before you stop or go on; I will not suggest a lightening product.",
    steroid_face:
      "A steroid cream used on the face for long should not be stopped alone overnight. Please see a doctor soon; until then, only the gentlest care.",
    skin_cancer_history:
      "With this history, ask your dermatologist before anything new. Gentle care and daily sun protection are all I would suggest: SPF 50 where you can, renewed every two hours outdoors, with shade and a hat.",
    systemic_rash:
      "A rash with fever, joint pain, or one that does not fade when pressed needs a doctor today.",
    mental_health:
      "I am sorry this is so heavy. You deserve support right now. If you are in danger, call your local emergency number. To talk to somebody at any hour: {crisis}. Please tell someone you trust today.",
    severe_sunburn:
      "Blisters, fever or feeling faint after sun need medical advice today. Cool water, shade and fluids meanwhile, and no active products.",
    pregnancy_itch:
      "Strong itching in pregnancy, above all on palms and soles, needs a call to your midwife or maternity unit today.",
    jaundice: "Yellow skin or eyes need a doctor today. No product is the answer here.",
    stroke:
      "A face that droops on one side, or slurred speech, is an emergency: call your local emergency number now ({emergency}).",
    contagious:
      "This can be something that passes from skin to skin: a ring that grows is often a fungus; itching at night, between the fingers or in several people of a home can be mites. Everyone who has it should see a doctor or pharmacist before any cream, and share no towels or bedding until then; after a tick bite, see a doctor today. I am not suggesting any product.",
    bruising:
      "New bruises under a blood thinner are for whoever follows your treatment, or a pharmacist, today. After a blow to the head, with bleeding that does not stop or blood where none belongs, go to an emergency room now. Please do not change the dose alone; no cream is right for this.",
    persistent_no_change:
      "After months without change, a dermatologist can help more than another cream. Meanwhile, keep the routine simple.",
  },
  notices: {
    oldBurn:
      "Days later a burn is past rinsing. Keep it clean and loosely covered, with nothing of ours on it and no acid, scrub or retinoid near it, and have a doctor look at it today if it blisters, weeps, hurts or is larger than a hand, otherwise a pharmacist.",
    unresolved: "I could not check {0} against our lists. Read the full list on the pack before you choose.",
    hiddenSource:
      "A list does not always name the plant or animal behind an ingredient; for an allergy, ask the maker before you buy.",
    veganSource:
      "A list does not say where glycerin, squalane or cholesterol come from; where it names an animal, I left it out.",
    gift: "A gift: these are gentle and suit most skin. Tell me who it is for, what their skin is like and your budget, and I can choose better.",
    giftSkin:
      "A gift: gentle, unscented, and fine for most skin. If you know what the skin is like, tell me, and I can choose closer.",
    giftScented:
      "A gift: gentle, with a scent they can enjoy. If you know what their skin is like, tell me, and I can choose closer.",
    giftTold: "As a gift these are safe choices: gentle, unscented, nothing that asks for explanations.",
    notSold:
      "We do not sell that; our shelf holds cleansers, serums, moisturizers, sunscreens and treatments for skin.",
    pharmacist: "That belongs to a pharmacist or doctor; I am not suggesting a product for it.",
    infant:
      "For a baby, ask a pharmacist or pediatrician first; I suggest no product. Against the sun: shade and clothes.",
    shop: "This looks like a question about an order or the shop: the support chat can answer it.",
    nothingFits:
      "Nothing on our shelf suits what you told me, and I would rather suggest nothing than something wrong. A pharmacist or dermatologist can help.",
    pregnancy: "Check with your midwife, doctor or pharmacist before you start anything new.",
    breastfeeding:
      "While breastfeeding, keep products away from the breast and ask your pharmacist when in doubt.",
    child: "For a child's skin, ask a pharmacist or pediatrician first; I only list plain, mild care.",
    teen: "For young skin, little is enough: a mild wash, a light cream, SPF. Talk it over with a parent.",
    teenOfParent: "For young skin, little is enough: a mild wash, a light cream, SPF.",
    prescription:
      "Beside a prescription retinoid: no exfoliating acid, no second retinoid, and SPF by day. Questions about the medicine belong to your doctor.",
    allergy:
      "Read the full list on the pack and try it inside the elbow for two days first; a list in a shop can change.",
    persistent: "If nothing has changed after 12 weeks, a dermatologist is the next step.",
    doctorFirst: "A rash around the mouth belongs to a doctor; until then, use as little as possible.",
    yeast:
      "Small, even, itchy bumps are best shown to a pharmacist or doctor first; keep care light meanwhile.",
    flushes:
      "Heat, wine and sun feed such redness: SPF every morning. If it stays for months, stings or reaches the eyes, show it to a doctor.",
    unsure: "I am not sure I understood. These are basics for most skin; tell me more for a better choice.",
    gentleOnly: "I kept to gentle care only.",
    downhearted:
      "That can weigh on the spirits, and it counts. If they stay low, a doctor is the one to tell.",
  },
  chat: {
    noMore: "There is nothing else on our shelf that fits as well.",
    fine: "Good. I am here if anything else comes up.",
    sorry: "I am sorry I was no help. Tell me what went wrong, or write to {0}: a person answers there.",
    fits: "For {0}, yes.",
    fitsNot: "{0} does little for {1}. Better: {2}.",
    size: "{0}: {1}.",
    hello: "Hello. I am Nacre's skincare expert, an AI. What would you like to change about your skin?",
    helloSupport:
      "Hello. I am Nacre's assistant, an AI. I can help with orders, shipping, returns, or your skin.",
    thanks: "With pleasure. I am here if anything else comes up.",
    whoAreYou:
      "I am an AI that knows skincare ingredients and this shop's products. I am not a doctor and I do not diagnose.",
    diagnosis:
      "I cannot say what it is: only a doctor who sees it can. I can help with care that is comfortable meanwhile.",
    medicine:
      "Doses and prescriptions are for your doctor or pharmacist. I can help with the care around it.",
    askConcern: "Tell me a little more: what do you see or feel on your skin, and where?",
    askType: "One question to choose well: does your skin feel dry, oily, both in places, or easily upset?",
    routineAny: "A simple routine:",
    overBudget: "Nothing that suits you costs so little; the nearest is {0} at {1}.",
    pickLine: "{0} ({1}). {2}",
    askAfter: "Are you pregnant, breastfeeding, allergic to anything, or using a prescription cream?",
    offerRoutine: "Shall I put them in order for morning and evening?",
    routine: "A simple routine for {0}:",
    morning: "Morning:",
    evening: "Evening:",
    step: "{0}. {1}{2}",
    routineEnd:
      "Add one new active at a time, two weeks apart, and wear SPF every morning. If it burns for more than ten minutes, stop and keep to a plain cream.",
    twiceWeekly: "two evenings a week to start",
    onceWeekly: "one evening a week to start, two or three at most",
    ingredient: "{0}: an ingredient that helps {1}.",
    ingredientNoBenefit:
      "{0}: there for scent or texture rather than care; skin that is easily upset does better without it.",
    ingredientUse: {
      AM: "Best in the morning.",
      PM: "Best in the evening.",
      both: "Fine morning or evening.",
    },
    ingredientPregnancy: {
      ok: "No reason to avoid it in pregnancy.",
      limit: "In pregnancy, keep to small areas and low strength, and ask first.",
      ask: "In pregnancy, ask your doctor or pharmacist first.",
      avoid: "Not during pregnancy or when trying to conceive.",
    },
    ingredientNursing: {
      ok: "No reason to avoid it while breastfeeding; keep it off the breast.",
      ask: "While breastfeeding, ask your doctor or pharmacist first.",
      avoid: "Not while breastfeeding.",
    },
    ingredientSun: "SPF every morning goes with it.",
    ingredientProducts: "You find it in {0}.",
    ingredientNoProducts: "None of our products in stock holds it.",
    ingredientHard: "Start slowly: it can sting at first.",
    together: {
      avoid: "{0} and {1}: better not together. Choose one.",
      alternate: "{0} and {1}: yes, but on different evenings, because together they can upset skin.",
      caution: "{0} and {1}: possible, best one in the morning and one in the evening.",
      myth: "{0} and {1} go together well; that they clash is a myth.",
      fine: "{0} and {1} get along: nothing speaks against using them in one routine.",
    },
    duplicates: "{0} and {1} do the same work: one is enough.",
    compareLine: "{0} ({1}, {2}): {3}.",
    compareActives: "with {0}",
    comparePrice: "{0} costs {1} less.",
    comparePick: "For {0}, I would take {1}.",
    compareEqual: "Tell me what matters most to you and I can choose between them.",
    product: "{0} is a {1} at {2}.",
    productActives: "What counts in its list: {0}.",
    productStock: "It is in stock.",
    productSoldOut: "It is out of stock at the moment.",
    productFew: "Only {0} left.",
    price: "{0} costs {1}.",
    cheaper: "Yes: {0} costs {1}, against {2} for {3}.",
    cheapest: "{0}, at {1}, is already the least expensive that suits you.",
    containsYes: "Yes, {0} holds {1}.",
    containsNo: "No, there is no {0} in the list of {1}.",
    weeks: "Give it time: {0} weeks before you judge it.",
    none: "I have no product in stock that suits this well, so I would rather not name one.",
  },
  support: {
    tracking: "You can follow your orders in your profile, under order history.",
    lastOrder: "Your latest order, {0}, of {1} ({2}), is: {3}.",
    othersOrder: "I can only speak about your own latest order.",
    account:
      "Your name and address are in your profile, where you can change them. For anything else on the account, write to {0}.",
    password:
      "On the sign-in page, “Forgot your password?” sends you a link that works once, for one hour. If no mail comes, look in your spam folder and check which address you signed up with; if it still does not work, write to {0}.",
    contact: "You reach a person at {0} or {1}.",
    soldOut: "{0} is out of stock at the moment; I do not know the date it returns.",
    status: {
      pending: "received",
      processing: "being prepared",
      shipped: "on its way",
      delivered: "delivered",
      cancelled: "cancelled",
      paid: "paid",
      refunded: "refunded",
    },
  },
};
