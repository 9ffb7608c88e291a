import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { advice, chat } from "../../../../lab/adviser/evaluation/talk.ts";

const DOCTOR = /doctor|médecin|médico|medical help|equipo médico|équipe soignante|care team|pharmac|farmac/i;

/** Signs that no cream is right for, in words of one's own. */
const SIGNS: readonly [Language, string][] = [
  ["en", "i bruise without knocking into anything, legs full of it"],
  ["fr", "j'ai des bleus sans raison un peu partout"],
  ["sp", "me salen moratones con facilidad y heridas"],
  ["en", "a patch on my cheek went numb last week, what serum"],
  ["fr", "je ne sens plus une zone de ma joue"],
  ["sp", "tengo la barbilla dormida desde el lunes"],
  ["en", "theres a hard lump in my armpit"],
  ["fr", "une grosseur dure au cou"],
  ["sp", "me salió un bulto debajo de la piel y crece"],
  ["en", "bald spot in my beard, which oil"],
  ["fr", "ma barbe tombe par plaques"],
  ["sp", "se me cae la barba a mechones"],
  ["en", "suddenly a terrible pain in my temple"],
  ["fr", "une douleur insupportable au visage depuis ce matin"],
  ["sp", "de repente me duele muchisimo la cara"],
  ["en", "in the middle of chemo, which cream for my face?"],
  ["fr", "je fais de la radiothérapie, je mets quoi dessus"],
  ["sp", "mi madre está con radioterapia, qué crema le compro"],
  ["en", "my cat scratched my cheek, can i put the balm on"],
  ["sp", "me mordió un perro ayer, crema para la marca?"],
  ["sp", "una llaga en la nariz que no se cierra hace meses"],
  ["sp", "unas ampollas en un lado de la cara que arden"],
  ["en", "on eliquis, is the salicylic gel ok for my spots"],
  ["fr", "une plaque ronde et rouge après une tique"],
  ["en", "my husband and i both itch at night, which body cream?"],
  ["fr", "ma mère gratte toute la nuit et son mari gratte aussi, quelle crème corps ?"],
  ["sp", "me pica todo por la noche y a mi pareja también, que crema"],
  ["en", "rough scaly patches on my temple that never go away, i am 70"],
  ["fr", "une croûte rugueuse sur le nez qui revient toujours, j'ai 72 ans"],
  ["en", "my son and i scratch all night, a soothing cream?"],
  ["fr", "on se gratte toute la nuit, mon mari et moi"],
  ["sp", "mi hijo y yo nos rascamos toda la noche, una crema?"],
  ["fr", "je prends un diurétique et le soleil me donne des plaques"],
  ["en", "i'm on doxycycline and the sun brings me out in a rash, which sunscreen?"],
  ["sp", "tomo un diurético y el sol me saca ronchas, ¿qué protector?"],
  ["sp", "unas costras asperas en la frente que no se quitan, tengo 68 años"],
];

describe("a sign is for a doctor, and nothing is sold for it", () => {
  test.each(SIGNS)("%s %s", (language, message) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(DOCTOR);
    expect(products).toEqual([]);
    expect(advice(message, language).recommendations).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["fr", "une tache a grossi, elle est noire aux bords irréguliers", "et le sérum, il peut l'atténuer ?"],
    ["en", "hard lump under my jaw", "can i put a cream on it meanwhile"],
    ["sp", "se me cae el pelo a mechones en la barba", "¿y el aceite no ayuda?"],
    ["fr", "J'ai des taches brunes sur les mains", "Il y en a une qui a changé de couleur récemment"],
    ["en", "brown spots on my hands", "one of them has changed color lately"],
    ["sp", "tengo manchas en la cara", "hay una que ha cambiado de color"],
    ["fr", "taches sur les mains", "l'une a noirci et grossi, bords pas nets"],
  ])("and so it stays while the talk is of it (%s %s → %s)", (language, ...messages) => {
    const { reply, products } = chat(language, ...messages);
    expect(reply).toMatch(DOCTOR);
    expect(products).toEqual([]);
  });

  test.each<[Language, ...string[]]>([
    [
      "en",
      "my cheeks are hot, redness is spreading and i have a temperature",
      "so can i still use Quiet Harbor tonight?",
    ],
    [
      "fr",
      "un grain de beauté dans le dos, je voudrais l'éclaircir",
      "il est là depuis toujours",
      "il a noirci d'un côté cet été",
    ],
    ["fr", "mon grain de beauté a noirci d'un côté", "du coup un sérum c'est ok ?"],
    ["fr", "un truc pour la chute de sourcils"],
    ["en", "had fraxel on tuesday, can i speed it along with the glow acid"],
    ["sp", "me puse botox ayer, ¿puedo masajearme con el aceite?"],
  ])("nor told over several messages, or of what was done to skin (%s %s)", (language, ...messages) => {
    expect(chat(language, ...messages).products).toEqual([]);
  });

  test("what is nothing for a child is said before what goes together", () => {
    const { reply, products } = chat(
      "fr",
      "ma fille de 11 ans veut la vitamine C et le rétinol, vous en pensez quoi ?",
    );
    expect(reply).not.toMatch(/possible/);
    expect(products).not.toContain("night-current");
  });

  test("what is asked of the rest of the skin is answered", () => {
    const { products } = chat("en", "bald spot in my beard", "ok. and something for dry skin on my face?");
    expect(products).not.toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "rosy patches on my cheeks when i'm nervous"],
    ["fr", "des petits boutons sur un côté du menton"],
    ["sp", "granitos en un lado de la frente"],
    ["en", "rough patches on my heels that never go away"],
    ["fr", "des squames sur les sourcils qui reviennent"],
    ["sp", "talones con asperezas que no se quitan"],
  ])("what only sounds like one is cared for (%s %s)", (language, message) => {
    expect(chat(language, message).reply).not.toMatch(
      /112|911|numéro d’urgence|^(Rough crusts|Des croûtes|Unas costras)/,
    );
  });
});
