import type { Talk } from "./talk.ts";

/** American English: what is said in a conversation. */
export const en: Talk = {
  relations: {
    baby: "your baby",
    child: "your child",
    daughter: "your daughter",
    son: "your son",
    granddaughter: "your granddaughter",
    grandson: "your grandson",
    niece: "your niece",
    nephew: "your nephew",
    partner: "your partner",
    girlfriend: "your girlfriend",
    boyfriend: "your boyfriend",
    wife: "your wife",
    husband: "your husband",
    mother: "your mother",
    father: "your father",
    sister: "your sister",
    brother: "your brother",
    grandmother: "your grandmother",
    grandfather: "your grandfather",
    friend: "your friend",
    relative: "them",
  },
  conditions: {
    whom: "for {0}",
    pregnant: "in pregnancy",
    trying: "while trying for a baby",
    breastfeeding: "while breastfeeding",
    age: "at {0}",
    months: "at {0} months",
    medicine: "beside a prescription",
    allergy: "with the allergy in mind",
    avoidance: "without {0}",
    avoided: {
      fragrance: "fragrance",
      acids: "acids",
      retinoids: "retinoids",
      oils: "oils",
      alcohol: "alcohol",
    },
    budget: "within your budget",
    event: "with the date so near",
    sensitive: "on skin that reacts",
  },
  heads: [
    "For {0}{1}, this is what I would choose, and why.",
    "With {0}{1}, I would go about it like this.",
    "For {0}{1}, I would begin here.",
    "With {0}{1}, this is how I would put it together.",
  ],
  headsOne: ["For {0}{1}, this is the one I would choose.", "With {0}{1}, I would take this."],
  headsAny: ["From what you tell me{0}, a good start:", "To begin with{0}:"],
  notFor: {
    forbidden: "it holds something no cosmetic may hold",
    infant: "nothing of ours is for a baby under six months",
    child: "a child’s skin needs a mild wash, a cream and sun protection, and nothing beyond",
    teen: "it is too strong for skin under eighteen",
    pregnant: "it is not for pregnancy",
    trying: "it is one to leave while you are trying for a baby",
    breastfeeding: "it is one to leave while you are breastfeeding",
    allergy: "its list holds {0}",
    allergy_unnamed: "with an allergy nobody has named yet, I stay with the plainest lists",
    second_retinoid: "with the one you have it would be a second retinoid, and one is enough for any skin",
    medicine: "it is too much beside the prescription",
    skin_cancer:
      "after a skin cancer nothing that peels, lightens or renews before your dermatologist agrees",
    alarm: "skin in this state wants nothing active",
    treated: "skin that has just been through a treatment wants only comfort",
    avoidance: "its list holds {0}, which you leave out",
    vegan: "its list names something from animals",
    reef_safe: "its filters are not the mineral ones you asked for",
    place: "its label does not name that place",
    shaved: "it is not for freshly shaved or broken skin",
    event: "so close to the date I would not begin anything that can upset skin",
    sensitive: "it is too much for skin that reacts easily",
    concern: "it can make this worse",
    opposite_skin: "it is made for the opposite kind of skin",
    unasked: "it is something to choose only after a question or two",
    gift: "it is too personal to give unasked",
    texture: "it is the texture you said no to",
    time: "it is for another time of day",
    price: "it is over your budget",
    out_of_stock: "it is sold out",
  },
  unsuitable: ["No, not {0} for you: {1}.", "I would not take {0}: {1}.", "Not {0} this time: {1}."],
  unsuitableNothing: "Nothing on our shelf does the same for you; better nothing than something wrong.",
  labelSays: "Its label says: “{0}”",
  instead: [
    "Nearest to it among what suits you: {0}.",
    "Closest to it, and fine by what you told me: {0}.",
    "Take {0} in its place.",
  ],
  unresolved:
    "I could not check {0} against our lists: compare the full list on the pack, or ask a pharmacist, before you use anything.",
  change: {
    owned: "Then without {0}: you have that already.",
    out: "Then not {0}: {1}.",
    stays: "The rest stays.",
    instead: "In its place:",
    nothing: "Noted. What I named fits that too.",
    noneLeft: "Then nothing of what I named is left.",
    left: "These are fine by what you told me: {0}.",
    added: "With that in mind, I would add:",
    noted: "Noted{0}.",
    milder: "To begin with, {0} of the two: it asks less of skin.",
    between: "Then {0} of the two.",
    withinSum: "With {0} that makes {1}, within your budget.",
    checked: "I held that against {0}: nothing in the list speaks against it.",
  },
  first: "Begin with {0}: it does most for {1}. Give it two weeks alone, then add the next, one at a time.",
  firstAlone: "Begin with {0}, and give it two weeks before you judge it.",
  onlyOne: "If only one, then {0} ({1}): it does most for {2}. The rest can wait.",
  total: "{0}: {1} together.",
  shippingAdds: "Shipping is {0} per order; prices include taxes.",
  noTable: "I have not named anything yet. Tell me what bothers you about your skin, and I will choose.",
  whichProduct: "Which product do you mean? A name, or what it is, is enough.",
  notStated: "I have no word on that for {0}, and I would rather not guess.",
  write: "Write to {0} and a person will tell you.",
  label: ["{0}: “{1}”", "For {0} the label says: “{1}”", "The label of {0} answers that: “{1}”"],
  yes: "Yes.",
  mayUse: "Yes, {0} suits what you told me.",
  smellNo: "No scent: nothing in the list of {0} is there for fragrance.",
  smellYes: "Yes, {0} is scented; its list names {1}.",
  stingNo:
    "It should not: {0} holds no strong acid, no retinoid and no fragrance. If it burns for more than ten minutes all the same, rinse it off and stop.",
  stingYes:
    "A little, at first, as is usual with {0} ({1}). A tingle that passes is fine; burning for more than ten minutes means rinse it off and stop.",
  purgeNo:
    "No: nothing in {0} brings that on. New blemishes would mean it does not suit you, so stop and see whether they go.",
  purgeYes:
    "It can: with {1} in {0}, a few more blemishes in the first weeks are possible. If it lasts beyond six weeks, or gets sore, stop.",
  makeupYes: "Yes: give {0} a few minutes to sink in, then makeup goes over it.",
  makeupEvening: "{0} is for the evening, so the two do not meet; in the morning makeup goes on as usual.",
  makeupCleanser: "{0} is rinsed off, so makeup comes long after it.",
  sunStrong: "Yes, but only with SPF every morning: {0} leaves skin more sensitive to the sun.",
  sunFine:
    "Yes: nothing in {0} makes skin more sensitive to the sun. SPF by day belongs with it all the same.",
  placeYes: "Yes, {0} may go on {1}.",
  placeNo: "No, {0} is not for {1}: its label does not name it.",
  places: {
    face: "the face",
    eyes: "the skin around the eyes",
    eyelids: "the eyelids",
    lips: "the lips",
    neck: "the neck",
    hands: "the hands",
    body: "the body",
    scalp: "the scalp",
    feet: "the feet",
    nappy: "the diaper area",
    intimate: "the intimate area",
  },
  veganNo: "No: the list of {0} names {1}, which comes from animals.",
  veganUnknown:
    "The list of {0} names nothing from animals, but a list does not tell where every ingredient comes from, so I cannot promise it.",
  pregnancyNo: {
    pregnant: "In pregnancy, no: {0} is one to leave out.",
    trying: "While trying for a baby, no: {0} is one to leave out.",
    breastfeeding: "While breastfeeding, no: {0} is better kept for later.",
  },
  nursingYes:
    "Nothing in the list of {0} is one to leave out while breastfeeding. Keep it off the breast, and ask your pharmacist when in doubt.",
  pregnancyYes:
    "Nothing in the list of {0} is one to leave out in pregnancy. Show it to your midwife or pharmacist all the same.",
  ageNo: "Not for skin under eighteen: {0} is too strong for it.",
  ageYes: "Nothing in the list of {0} speaks against it at that age; little is enough for young skin.",
  lasts: "I have no exact figure for {0} ({1}); once it is open, look for the open-jar mark on the pack.",
  pairs: {
    avoid: "{0} and {1}: not together. Choose one of them.",
    alternate: "{0} and {1}: yes, but on different evenings.",
    caution: "{0} and {1}: possible, best one in the morning and one in the evening.",
    fine: "{0} and {1} go together: nothing in their lists clashes.",
  },
  order: {
    later: "Not in the morning: {0}; that is for the evening.",
    first: "First {0}.",
    next: ", then ",
    rule: "Thin goes before thick, and sunscreen always comes last in the morning.",
    evening: "The retinoid belongs in the evening, without sunscreen over it.",
    kinds: {
      cleanser: "the cleanser",
      toner: "the toner",
      acid: "the acid",
      vitaminC: "vitamin C",
      serum: "the serum",
      eyes: "the eye cream",
      retinoid: "the retinoid",
      cream: "the moisturizer",
      oil: "the oil",
      sunscreen: "the sunscreen",
      makeup: "makeup",
    },
  },
  medical: {
    findAllergen:
      "Only a patch test with a dermatologist or allergist finds that out: small amounts of the usual suspects go on your back and are read after two days. Until then, leave out what you suspect, keep the packs, and note what you used and when. At home you can only try whether one product suits you: a little inside the elbow, two days running. It does not tell you which ingredient was to blame.",
    myMedicine:
      "A medicine is a matter for your pharmacist or doctor: show them the product’s list before you start. Tell them above all if your skin has become thin, bruises easily or burns quickly in the sun; skin like that does better without acids and retinoids.",
    cure: "No, and nothing on our shelf claims to: a cosmetic works on how skin looks and feels, for as long as you use it. The condition behind it, and what lasts, are a doctor’s subject.",
    prescriber:
      "Skin that peels, reddens or stings is known from this kind of medicine. Tell whoever prescribed it, or your pharmacist, and ask whether to use it less often or to pause; please do not change the dose alone. Every acid, scrub and second retinoid beside it stops today.",
    prescriberToday:
      "Skin that is raw, swollen, blistered or weeping under a medicine cannot wait: call whoever prescribed it today, or ask a pharmacist before the next application. Put nothing else on it until then.",
    meanwhile: "Until then, only what comforts:",
    burned:
      "Stop every acid, scrub, retinoid and vitamin C: skin that burns or weeps after them has had too much. Rinse with cool water, then leave it be; once it has stopped weeping, a plain cream without fragrance is enough, and shade. If it weeps, blisters, swells or hurts, see a doctor or a pharmacist today; and also when it is no calmer in a day or two. There is nothing to buy for this.",
    upset:
      "Stop, skin has had enough; leave aside for now: {0}. For one to two weeks only lukewarm water or a mild wash, a plain cream without scent, and shade or SPF; no acid, retinoid, vitamin C or scrub. When nothing has stung for a week, one thing at a time, once a week, over your cream. If it swells, blisters, weeps or spreads, or is no calmer in two or three days, show it to a doctor or a pharmacist.",
    stillEarly:
      "Then leave it in peace a while longer: no acid, retinoid, vitamin C or scrub until nothing is red, stings or peels any more, often two to four weeks. A mild wash, a plain cream and shade are enough. If it is no calmer after two or three days, or swells, weeps, blisters or hurts, show it to a doctor, a pharmacist or whoever treated you.",
    calmMakeup:
      "Better none until nothing stings or burns any more: what has to be rubbed on and taken off again keeps it upset. If it must be, a little on whole skin only, over the plain cream, and off with a mild milk, without rubbing.",
    calmTime:
      "Wait until nothing stings, peels or weeps, and then a week or two more. After that one thing at a time, two weeks apart, the mildest first; what was prescribed only as whoever prescribed it says.",
    retinoidUsed: {
      pregnant:
        "Stop {0} today: it is left out in pregnancy. Very little of a cosmetic gets through skin, so having used it before you knew is no reason to panic; tell your midwife or doctor at the next visit.",
      trying:
        "Stop {0} now: it is left out from the moment you try for a baby, not only once you are pregnant. What you used so far is no reason to worry; very little of a cosmetic gets through skin.",
      breastfeeding:
        "Leave {0} until you no longer breastfeed, as its label asks. What you used so far is no reason to panic; mention it to your doctor or pharmacist.",
    },
    isotretinoin:
      "{0} is not taken in pregnancy, nor while trying for a baby or nursing: take no more, and ring whoever prescribed it, or a doctor, today.",
    retinoidMedicine:
      "A retinoid medicine ({0}) is not used in pregnancy, nor while trying for a baby or nursing unless your doctor says so. Ask your doctor or midwife what you may use instead; if you have put some on since, tell them.",
    keepExpecting:
      "What is plain may stay: a mild wash, a cream, SPF. Leave out everything with retinol, retinal or a strong peel, of whichever house, and show the other lists to your midwife, doctor or pharmacist.",
    retinoidInstead: "In the meantime, {0} may take its place.",
    spoiled:
      "Once its color, smell or texture has changed, a product is past its best: do not use it any more. If it is still new, write to {0} with a photo.",
    hydroquinone:
      "Hydroquinone is a doctor’s prescription; in a shop it is banned, and we sell none. Creams that promise it at a market hide too much of it, or steroids: please leave them alone. What evens the look of tone without it takes weeks, sunscreen above all.",
    loss: "I am so sorry for your loss.",
    placeNone:
      "Nothing of ours is made for {0}. A pharmacist can show you what is; if it hurts, bleeds or keeps coming back, let a doctor see it.",
  },
  layersGeneral:
    "Cleanse, then the thinnest texture, then cream, and SPF last in the morning. In the evening one strong step at most.",
  alarm: {
    ofAnother:
      "I am sorry: what you tell of {0} weighs more than any skin care. Ask gently, without blame, whether it is done on purpose; stay close, and speak to a doctor today. To talk it over at any hour: {crisis}. In danger, call your local emergency number ({emergency}). The skin can wait until then.",
    later: {
      mental_health: [
        "I heard you, and this comes before any cream. Please let nobody stay alone with it: {crisis} listens at any hour, and in danger {emergency} comes.",
        "I am still here. What helps now is a person, not a product: {crisis}, a doctor, somebody close. After that I gladly look after the skin.",
      ],
      emergency: [
        "Please do not wait for an answer here: call {emergency} now.",
        "{emergency}, now: nothing I know replaces that.",
      ],
      same_day: [
        "That stays with a doctor or a pharmacist today; until then cool water, and nothing of ours on it. Once it has been seen, I gladly help on.",
        "I have nothing better than that: have a doctor see it today, then come back to me.",
      ],
      see_doctor_soon: [
        "That spot is for a doctor in the next days; put nothing on it. With the rest of your skin I can help.",
        "Nothing of ours goes on that spot before a doctor has seen it. For the rest I am here.",
      ],
      see_doctor: [
        "A doctor should see it first. Until then a plain cream and sun protection, nothing strong.",
        "That stays with a doctor. For what is gentle and plain I am here.",
      ],
    },
    meanwhile:
      "Until a doctor has seen it: nothing that lightens and nothing strong. What does good meanwhile is sun protection with a tint, {0}, and a plain cream, {1}.",
    spreads:
      "Then do not wait: swelling, or a rash that spreads, should be seen by a doctor today. Wash with cool water only, and put nothing on it, nothing of ours either. If lips, tongue or throat swell, or breathing or swallowing changes, call {emergency} at once.",
    waterAlone:
      "Water alone, cool or lukewarm, and patted dry: no wash, no cream and nothing of ours until a doctor or a pharmacist has seen it today.",
    over: {
      seen: "I am glad you were seen. What they told you there goes before anything of mine. From now on leave {0} alone, and nothing new on skin until an allergist or your doctor has found what it was: water or the mild wash and the plain cream you have borne for long, and shade. Keep the pack and its list to show them. If lips, tongue or throat swell again, or breathing changes, call {emergency} at once.",
      better:
        "Good that it is easing. Such a reaction can come back within hours, so let a doctor see you today all the same, and stay with somebody until then. Leave {0} alone, put nothing new on, and keep the pack to show. If lips, tongue or throat swell again, or breathing changes, call {emergency} at once.",
      otherwise:
        "I am glad it was seen to. What they told you there goes before anything of mine; if it comes back or gets worse, call {emergency} at once. Once they say skin may have its care again, I gladly help on.",
      after:
        "Nothing new yet, acids least of all: after such a reaction an allergist or your doctor finds first what it was, and many products share their ingredients. Until then what you have borne for long, a mild wash and a plain cream without scent. It need not be for ever: tell me what it was once you know, and I leave out whatever holds it.",
      cause: "whatever it came from",
    },
    notAgainBefore:
      "Not before a doctor or a pharmacist has seen it and said what it was: it may be an allergy, and what gave a reaction once can do worse the second time. Keep the pack and its list to show them.",
    deepBurn:
      "Skin that is white, leathery or no longer hurts is burned deeply: go to an emergency room now, or call {emergency}. Nothing on it but a clean cloth.",
  },
  plainBeside:
    "If a plain cream is all you want beside it, {0} holds no acid, no retinoid and no scent; ask there whether it fits your prescription.",
  scentDiffers: "{0} is scented, {1} is not.",
  notThis: "No {0}: {1}.",
  leftOut: "that is what you leave out",
  common: "That is common, and by itself nothing to worry about.",
  whyNotFine: "Nothing speaks against {0}. For {1} I only put {2} before it, because it does more there.",
  brand: "I know our own lists, not that brand’s, so I will not judge it.",
  brandNearest: "For {0}, the nearest of ours is {1} ({2}).",
  evidence: {
    A: "{0} is among the best tested: several good studies on people point the same way.",
    B: "{0} has good studies on people behind it, if fewer.",
    C: "{0} has first, small studies behind it: promising, not settled.",
    D: "{0} has little proof behind it so far: more habit than evidence.",
  },
  evidenceOfIt: {
    A: "It is among the best tested: several good studies on people point the same way.",
    B: "It has good studies on people behind it, if fewer.",
    C: "It has first, small studies behind it: promising, not settled.",
    D: "It has little proof behind it so far: more habit than evidence.",
  },
  cart: "I cannot reach into your cart, but the button beside each product does it.",
  samples: "We have no samples or travel sizes. The smallest way to try us is {0} ({1}, {2}).",
  notSold:
    "We do not sell that; our shelf holds cleansers, serums, moisturizers, sunscreens and treatments for skin.",
  notUnderstood: "I did not quite understand. Perhaps one of these?",
  understood: "What I did take in: {0}.",
  noPerson: "This is an automatic adviser, not a person; a person answers at {0} or {1}.",
  offTopic: "That is not something I know about. Skin, our products and your order I can help with.",
  shop: {
    money:
      "Nothing is charged in the shop: your order is noted as pending, and the house writes to you to arrange payment. Prices include taxes.",
    payChoice:
      "There is no way to pay to choose here. Nothing is charged in the shop: your order is noted as pending, and the house writes to you to arrange payment; ask then for the way you prefer.",
    payWhen:
      "Nothing is charged in the shop. After the order the house writes to you to arrange payment, and the parcel leaves once it is paid.",
    orderNone:
      "I only see orders of the account you are signed in with, and find none. Signed in, they are in your profile under order history.",
    orderPending:
      "“Pending” means that it has reached us and the house will write to you to arrange payment; it is not shipped before.",
    delay: "I am sorry it takes so long. Write to {0} with your order number: a person looks where it is.",
    deliveryTo:
      "We ship to the countries in the list at checkout: look whether your country is there before you order, and if in doubt write to {0}.",
    deliveryCost: "Shipping is {0} per order, whatever you buy.",
    deliveryNotFree: "No, it is not free.",
    deliveryTime:
      "Your parcel leaves once it is paid. How long it then takes depends on the post; write to {0} and a person will tell you what to expect.",
    returns: "To return something, write to {0} with your order number; the house answers how.",
    refund: "For money back, write to {0} with your order number; a person sees to it.",
    exchange: "To exchange something, write to {0} with your order number and what you would like instead.",
    broken:
      "I am sorry it arrived like that. Send a photo and your order number to {0}, and the house will put it right. Please do not use it.",
    wrongItem:
      "I am sorry, that is our mistake. Write to {0} with your order number and what was in the parcel, and the house will put it right.",
    cancel:
      "To cancel, write to {0} with the order number as soon as you can; once the parcel has left, it can be sent back.",
    changeAddress:
      "For an order already placed, write to {0} with the order number and the right address. For the next one, change it in your profile.",
    changeOrder: "An order that is placed can only be changed by a person: write to {0} with its number.",
    cardRefused:
      "The shop takes no card, so none can be refused here: nothing is charged, and the house writes to arrange payment. If a page asked for your card, do not enter it and write to {0}.",
    doubleCharge:
      "The shop itself charges nothing, so a double charge needs a person at once: write to {0} with your order number, or call {1}.",
    codeField: "A code goes into the field at the checkout; I have none to give.",
    returnInProfile:
      "You ask for it in the order itself, in your profile; the house answers by mail before you send anything.",
    code: "There is no field for codes, and I have none to give: prices are as shown.",
    storeCredit:
      "Your store credit and your own referral code are in your profile, under Referrals & Credit.",
    giftCard: "We do not sell gift cards.",
    giftWrap: "There is no gift wrapping to choose; write to {0} with the order number and ask for it.",
    invoice: "For an invoice, write to {0} with your order number; the order itself is in your profile.",
    tax: "Prices include taxes. Customs duties abroad, if there are any, are for the one who receives the parcel; whether there are, and how much, I do not know. {0} can tell you more.",
    deleteAccount:
      "You do it yourself: in your profile, under “Your data”, stands “Delete my account”. Profile, cart and wishlist are gone at once; orders stay in our books without your name, email and street. If it does not work, write to {0} from the address of the account.",
    data: "An AI answers here, not a person, and the shop keeps no record of the conversation. Pictures from the camera are analyzed in real time and not stored. What is kept about you, you can download or delete in your profile, under “Your data”; for anything else, write to {0}.",
    howToOrder:
      "Put what you like in the cart, open it, and give your address at checkout. Nothing is charged there; the house writes to arrange payment.",
  },
};
