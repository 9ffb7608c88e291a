import type { SeeingWords } from "./seeing-words.ts";

/** American English. */
export const en: SeeingWords = {
  and: "and",
  semicolon: "; ",
  places: {
    forehead: "the forehead",
    nose: "the nose",
    cheeks: "the cheeks",
    "one-cheek": "one cheek",
    chin: "the chin",
    "under-eyes": "the skin under the eyes",
  },
  seen: {
    redness: {
      slight: (places) => `There looks to be a little visible redness on ${places} in this photo.`,
      clear: (places) => `It looks like visible redness on ${places} in this photo.`,
    },
    shine: {
      slight: (places) => `Some shine catches the light on ${places} in this photo.`,
      clear: (places) => `Clear shine shows on ${places} in this photo.`,
    },
    texture: {
      slight: (places) => `The surface looks slightly uneven on ${places} in this photo.`,
      clear: (places) => `The surface looks visibly uneven on ${places} in this photo.`,
    },
    spots: {
      slight: (places) => `A few small darker spots show on ${places} in this photo.`,
      clear: (places) => `Several small darker spots show on ${places} in this photo.`,
    },
    evenness: {
      slight: (places) => `The tone looks a little uneven on ${places} in this photo.`,
      clear: (places) => `The tone looks visibly uneven on ${places} in this photo.`,
    },
    "under-eye-darkness": {
      slight: () => "The skin under the eyes looks a little darker than the cheeks.",
      clear: () => "The skin under the eyes looks clearly darker than the cheeks.",
    },
  },
  names: {
    redness: "redness",
    shine: "shine",
    texture: "uneven texture",
    spots: "spots",
    evenness: "tone",
    "under-eye-darkness": "darkness under the eyes",
  },
  hardly: (names) => `Hardly visible in this photo: ${names}.`,
  evenTone: "In this photo the tone looks even within each part of the face.",
  nothing: "Nothing stands out: the skin looks calm and even in this photo.",
  cannotTell: (names, why) => `Could not be judged: ${names}, because ${why}.`,
  why: {
    covered: "hair, glasses or the edge of the picture cover too much",
    "turned-away": "the head is turned too far",
    unsteady: "the pictures of this scan say different things",
    glare: "light reflects too strongly there",
    "too-small": "the face is too small in the picture",
    "too-noisy": "the picture is too grainy",
    "no-comparison": "too few parts of the face could be compared",
  },
  unsure: "The picture leaves some doubt, so take this as a hint.",
  notInAPhoto: "Moisture, firmness and sebum cannot be seen in a photo, so nothing is said about them.",
  care: (products) => `What could suit this: ${products}.`,
  everydayCare: (products) => `To keep it that way: ${products}.`,
  product: (name, actives) => `${name} (${actives})`,
  purposes: {
    redness: "to calm the look of redness",
    shine: "for a less shiny look",
    texture: "to smooth the look of the surface",
    spots: "to soften the look of dark spots",
    evenness: "for a more even-looking tone",
    "under-eye-darkness": "to brighten the look of the eye area",
  },
  everyday: "for everyday comfort",
  noCare: "Nothing in the shop fits this well enough today to be named.",
  closing: "This is a cosmetic look at one photo by software; light and camera change what it sees.",
};
