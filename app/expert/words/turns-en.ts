import type { Turns } from "./turns.ts";

export const en: Turns = {
  week: {
    morning: "Every morning: {0}.",
    evenings: "{0}, in the evening: {1}.",
    others: "The other evenings: {0}.",
    rest: "The other evenings: a mild wash and a plain cream, nothing strong.",
    apart:
      "{0}, for example: evenings that lie apart, so that skin rests between them, and SPF every morning.",
    once: "{0}, for example: one evening a week to begin with, and SPF every morning.",
    keptForMorning: "{0} stays for the morning where the evening holds something strong.",
  },
  summary: {
    told: "What I know: {0}.",
    stands: "What I would take: {0}.",
    sum: "{0} together.",
    owned: "You have already: {0}.",
    out: "Left out: {0}.",
  },
  few: "Then {0}: {1} together. They do most for what you told me; the rest can wait.",
  theOne: {
    best: "{0}: of these it does most for {1}.",
    only: "{0}: that is the one I would take for you.",
    alone: "Give it two weeks alone; add another only if something is still missing.",
  },
  neither: {
    stays: "No, what stays is {0}.",
    out: "Only this is out: {0}.",
  },
  drops: {
    none: "None of them: all of it fits what you told me, {0}.",
    changesNone: "Nothing falls away: all of it fits what you told me, {0}.",
    stays: "This stays: {0}.",
  },
  forYou: "for you",
  forWhom: "{0}: {1}.",
  under: {
    bare: "Nothing has to go under {0}: it may lie on clean, slightly damp skin.",
    aSerum: "If you want a step there, a serum:",
    one: "Under {0}: {1}, on clean skin; then the cream over it.",
  },
  missing: {
    bare: "Beside what you have, this is missing:",
    steps: "Beside {0}, this is missing:",
    none: "Nothing is missing: with {0} you have a wash, a cream and sun protection. Tell me what bothers you, and I will look for that alone.",
  },
  late: {
    sunStands:
      "Good to know: then {0} matters most of all. Two finger lengths in the morning, again every two hours outdoors and after sweating, and a hat and shade where you can.",
    sunJoins:
      "Good to know: outdoors so much, skin needs sun protection. Again every two hours outside and after sweating.",
    glass:
      "Good to know: glass holds back what burns, but not all of the light that ages and darkens skin. So SPF in the morning on such days as well, and again at noon if you sit in the sun.",
    deepSkin:
      "Good to know: deeper skin keeps a dark mark longer wherever it was irritated, so nothing that stings, and SPF every morning.",
    deepSlow: "Begin {0} slowly, one evening a week, and stop if it stings for more than a few minutes.",
    deepTint: "{0} has a tint against a pale cast.",
    stands: "What I named still stands: {0}.",
    taken: [
      "Noted; that changes nothing in what I named: {0}.",
      "I keep that in mind. What I named stays as it is: {0}.",
    ],
    long: "So long already: then give what I named its full time, and if nothing has changed by then, show it to a dermatologist.",
    health:
      "That is for a doctor or a pharmacist to hear rather than me: show it or tell them, and ask before you put on anything new or strong.",
    plainStays: "Until then only what is plain: {0}.",
    brought:
      "Then that is the first thing to leave out: three or four weeks without it, and see whether skin calms. If it does not, show it to a doctor.",
    itches:
      "Good to know. Skin that itches or stings now and then is often only too dry or worn: lukewarm water, nothing with acid or scent, and a plain cream more often, on damp skin. If it goes on for weeks, keeps you awake or shows patches, let a doctor see it.",
    longUpset:
      "Skin that itches, stings or stays red for weeks should be seen: show it to a doctor or a dermatologist, who can say what it is. Until then a mild wash and a plain cream, nothing with acid, retinol or scent.",
  },
  stillNeeds: "You do, as a rule: {0} does not take its place. A plain cream such as {1} goes on after it.",
  needsNoOther: "Right, no other: {0} is the cream itself. By day only SPF goes over it.",
  notBoth:
    "No, not in one night and not by turns either: {0} stays out beside your prescription. More at once brings irritation, not speed; the prescribed cream alone, a mild wash and a plain cream are the quickest way.",
  tooStrong: {
    rinsed:
      "No: {0} is rinsed off, so little of it stays. Once a day, in the evening, is enough to begin with, and less if skin feels dry.",
    strong:
      "It is strong, so not as the first thing: {0} goes on slowly, one evening a week to begin with, and stops when it stings for more than a few minutes.",
    mild: "No: nothing in {0} is strong.",
  },
  everyOther: "Yes, that is a gentle way to begin.",
  acidTwice:
    "Keep {1} for the morning then: on the evenings of {0} a mild wash or water alone, for two acids in one evening are too much.",
  stopIt:
    "Yes, for now: leave out {0} until nothing peels, stings or itches any more. Lukewarm water or a mild wash, a plain cream and SPF are enough until then; afterwards one thing at a time, once a week at first. If skin is no calmer in two weeks, show it to a doctor.",
  withinAlready: "That is within it already: {0}, {1} together.",
  withinAlone: "{0} is within it already.",
  ofKindWithin: "For that sum, of the same kind: {0} ({1}).",
  marksEasily: "For such skin I would leave out {0} for now.",
  ownedKind: "With {0} you have that step already, so {1} is not needed.",
  yoursStays:
    "No: what you use already may stay, as it was meant to be used. It is {0} that is not needed beside it.",
  dropsLeast: "Then without {0}, which does least of it.",
  stopFirst:
    "First of all {0}: leave it out until nothing stings any more, then begin again once a week. What is mild may stay; if it stings even so, keep to a mild wash and a plain cream.",
  sameChoice: "My choice stays {0}.",
};
