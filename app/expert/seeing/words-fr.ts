import type { SeeingWords } from "./seeing-words.ts";

/** Français, vouvoiement. */
export const fr: SeeingWords = {
  and: "et",
  semicolon: " ; ",
  places: {
    forehead: "le front",
    nose: "le nez",
    cheeks: "les joues",
    "one-cheek": "une joue",
    chin: "le menton",
    "under-eyes": "le dessous des yeux",
  },
  seen: {
    redness: {
      slight: (places) => `Sur cette photo, on devine de légères rougeurs sur ${places}.`,
      clear: (places) => `Sur cette photo, des rougeurs semblent visibles sur ${places}.`,
    },
    shine: {
      slight: (places) => `Sur cette photo, un peu de brillance accroche la lumière sur ${places}.`,
      clear: (places) => `Sur cette photo, la peau brille nettement sur ${places}.`,
    },
    texture: {
      slight: (places) => `Sur cette photo, le grain de peau paraît un peu irrégulier sur ${places}.`,
      clear: (places) => `Sur cette photo, le grain de peau paraît nettement irrégulier sur ${places}.`,
    },
    spots: {
      slight: (places) => `Sur cette photo, quelques petites taches plus foncées se voient sur ${places}.`,
      clear: (places) => `Sur cette photo, plusieurs petites taches plus foncées se voient sur ${places}.`,
    },
    evenness: {
      slight: (places) => `Sur cette photo, le teint paraît un peu irrégulier sur ${places}.`,
      clear: (places) => `Sur cette photo, le teint paraît nettement irrégulier sur ${places}.`,
    },
    "under-eye-darkness": {
      slight: () => "Le dessous des yeux paraît un peu plus foncé que les joues.",
      clear: () => "Le dessous des yeux paraît nettement plus foncé que les joues.",
    },
  },
  names: {
    redness: "les rougeurs",
    shine: "la brillance",
    texture: "les irrégularités du grain de peau",
    spots: "les taches",
    evenness: "le teint",
    "under-eye-darkness": "les cernes",
  },
  hardly: (names) => `À peine visibles sur cette photo : ${names}.`,
  evenTone: "Sur cette photo, le teint paraît régulier dans chaque zone du visage.",
  nothing: "Rien ne ressort : sur cette photo, la peau paraît calme et régulière.",
  cannotTell: (names, why) => `Impossible à juger : ${names}, car ${why}.`,
  why: {
    covered: "les cheveux, des lunettes ou le bord de l’image en cachent trop",
    "turned-away": "la tête est trop tournée",
    unsteady: "les images de cette analyse ne disent pas la même chose",
    glare: "la lumière s’y reflète trop fort",
    "too-small": "le visage est trop petit dans l’image",
    "too-noisy": "l’image a trop de grain",
    "no-comparison": "trop peu de zones du visage ont pu être comparées",
  },
  unsure: "L’image laisse un doute : prenez ceci comme une indication.",
  notInAPhoto:
    "L’hydratation, la fermeté et le sébum ne se voient pas sur une photo : nous n’en disons rien.",
  care: (products) => `Ce qui pourrait vous convenir : ${products}.`,
  everydayCare: (products) => `Pour la garder ainsi : ${products}.`,
  product: (name, actives) => `${name} (${actives})`,
  purposes: {
    redness: "pour apaiser l’apparence des rougeurs",
    shine: "pour un aspect moins brillant",
    texture: "pour lisser l’apparence du grain de peau",
    spots: "pour estomper l’apparence des taches",
    evenness: "pour un teint d’apparence plus unifiée",
    "under-eye-darkness": "pour illuminer le contour des yeux",
  },
  everyday: "pour le confort de chaque jour",
  noCare: "Rien dans la boutique ne convient assez aujourd’hui pour être cité.",
  closing:
    "Ceci est le regard cosmétique d’un logiciel sur une seule photo ; la lumière et l’appareil changent ce qu’il voit.",
};
