import type { ConcernId, RedFlag, Understanding } from "../reading/understanding.ts";
import { URGENCIES, urgencyOf } from "../reading/red-flags.ts";
import { uncheckedFor } from "../shelf/unchecked.ts";
import { PLACE_RULES } from "../knowledge/knowledge.ts";
import { factsOfKind, type Person } from "../reading/person/fact.ts";
import { type Copy, fill, inWords } from "./copy.ts";
import { type Country, withNumbers } from "./helplines.ts";
import type { Talk } from "./talk.ts";

/** The gravest flag of those raised. */
export function gravestFlag({ redFlags }: Pick<Understanding, "redFlags">): RedFlag | undefined {
  return [...redFlags].sort(
    (a, b) =>
      URGENCIES.indexOf(urgencyOf(a.id)) - URGENCIES.indexOf(urgencyOf(b.id)) || b.strength - a.strength,
  )[0]?.id;
}

/**
 * The gravest flag in words, or nothing. One is enough: a frightened person reads the first sentence. Whom to call
 * is what the country says, where it is known.
 */
export function flagNotice(understanding: Understanding, copy: Copy, country?: Country): string | undefined {
  const gravest = gravestFlag(understanding);
  if (gravest === "chemical_burn" && understanding.daysAgo) return copy.notices.oldBurn;
  return gravest && withNumbers(copy.flags[gravest], country, understanding.language);
}

/** Says that these suit most skin as a gift, and asks for what would narrow the choice. */
export function giftNotice(
  { person, skinTypes, concerns }: Understanding,
  copy: Copy,
  scented = false,
): string {
  if (scented) return copy.notices.giftScented;
  const skin = skinTypes.length + concerns.length > 0;
  const whom = person.relation !== "self" && person.facts.some(({ kind }) => kind === "budget");
  if (whom) return skin ? copy.notices.giftTold : copy.notices.giftSkin;
  return copy.notices.gift;
}

/** That nothing is made for the place that was named, where that is why nothing fits. */
export function unservedPlace({ places }: Understanding, talk: Talk): string | undefined {
  const [place, ...others] = places.filter((one) =>
    PLACE_RULES[one].areas.every((area) => !SERVED.has(area)),
  );
  const name = place && talk.places[place];
  return name && others.length === 0 && places.length === 1 ? fill(talk.medical.placeNone, name) : undefined;
}

/** Areas that labels of ours name. */
const SERVED = new Set(["face", "eyes", "lips", "body", "neck", "hands", "feet"]);

/** Says openly what no ingredient list can tell. */
function uncheckedNotices(person: Person, copy: Copy, isToldApart: boolean): string[] {
  const { unresolved, source } = uncheckedFor(person);
  const kinds = new Set(source.map(({ kind }) => kind));
  return [
    ...(unresolved.length > 0 && !isToldApart
      ? [fill(copy.notices.unresolved, inWords(unresolved, copy))]
      : []),
    ...(kinds.has("allergy") ? [copy.notices.hiddenSource] : []),
    ...(kinds.has("wish") ? [copy.notices.veganSource] : []),
  ];
}

/** A doctor gave something for it: nobody is sent there first. */
const isTreated = (person: Person): boolean =>
  factsOfKind(person, "medicine").some(({ how }) => how === "said");

/** What this person should mind before using anything, from who they are and what they said; `isToldApart`: what could not be checked. */
export function personNotices(understanding: Understanding, copy: Copy, isToldApart = false): string[] {
  const has = (modifier: Understanding["modifiers"][number]) => understanding.modifiers.includes(modifier);
  const about = (id: ConcernId) => understanding.concerns.some((concern) => concern.id === id);
  const { notices } = copy;
  return [
    ...uncheckedNotices(understanding.person, copy, isToldApart),
    understanding.justTreated && notices.gentleOnly,
    has("pregnant") && notices.pregnancy,
    has("breastfeeding") && notices.breastfeeding,
    has("on_retinoid_rx") && notices.prescription,
    has("child") && notices.child,
    has("teen") &&
      !has("child") &&
      (understanding.person.relation === "self" ? notices.teen : notices.teenOfParent),
    has("allergy") && notices.allergy,
    about("perioral_derm") && !isTreated(understanding.person) && notices.doctorFirst,
    about("rosacea") &&
      !understanding.person.facts.some(({ kind }) => kind === "medicine") &&
      notices.flushes,
    about("fungal_acne") && notices.yeast,
  ].filter((notice) => typeof notice === "string");
}
