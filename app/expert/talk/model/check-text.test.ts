import { describe, expect, test } from "vitest";
import { makeProduct } from "#test/factories.ts";
import { checkText, type Ground } from "./check-text.ts";

const cream = makeProduct({ id: "cream", name: "Night Repair Cream" });
const oil = makeProduct({ id: "oil", name: "Slow Oil" });
const ground: Ground = {
  language: "en",
  catalogue: [cream, oil],
  allowed: new Set(["cream"]),
  draft:
    "For dry skin, Night Repair Cream ($48.00), with 10 % niacinamide and no fragrance; two evenings a week on the neck. Write to help@shell.example.",
  said: "my cheeks are dry and I get acne",
  about: "conversation",
  longest: 400,
};
const check = (text: string, overrides: Partial<Ground> = {}) => checkText(text, { ...ground, ...overrides });

describe("a model's text", () => {
  test.each([
    "Press Night Repair Cream into damp skin in the evening; it costs $48.00.",
    "Write to help@shell.example with any question.",
    "I cannot diagnose that, but comfort is a good start for your skin.",
    "Redness like yours looks calmer when you keep the evening simple.",
    "It holds 10% niacinamide, which suits skin that shines.",
    "Use it two evenings a week, on the neck as well.",
    "It has no fragrance, and your cheeks will feel softer.",
  ])("may say %j", (text) => expect(check(text)).toEqual([]));

  test.each([
    ["unknown-product", "I would take Slow Oil for your dry skin."],
    ["wrong-language", "Votre peau est sèche et je vous conseille cette crème le soir."],
    ["wrong-language", "Press it into damp skin. Votre peau est sèche et je vous conseille cette crème."],
    ["wrong-language", "Это отличный крем для сухой кожи."],
    ["wrong-language", "This cream is lovely 非常好 for dry skin."],
    ["medical-claim", "This cream heals and cures your dry skin."],
    ["diagnosis", "From what you say, you have rosacea on your face."],
    ["promise", "Retinol is completely fine while you are pregnant."],
    ["promise", "This cream is safe for everyone."],
    ["promise", "It is free of any allergen."],
    ["promise", "A lovely paraben-free cream for dry skin."],
    ["promise", "Stop your tretinoin and use this cream."],
    ["promise", "That looks like melanoma to me."],
    ["promise", "Shipping is free this week."],
    ["promise", "It was tested by dermatologists."],
    ["invented-figure", "It costs $12 only, which is a good price."],
    ["invented-figure", "It costs twelve, which is a good price."],
    ["invented-figure", "You will see a change in three weeks."],
    ["invented-figure", "It contains 20 % of niacinamide for your skin."],
    ["invented-place", "Put it on your eyelids as well."],
    ["foreign-contact", "Read more about your skin at https://evil.example/x."],
    ["foreign-contact", "Write to boss@evil.example about your skin."],
    ["offer", "Use the code SHELL for your first cream."],
    ["length", ""],
    ["length", "Soft skin. ".repeat(60)],
  ])("%s: %j", (problem, text) => expect(check(text)).toContain(problem));

  test.each<[Ground["language"], string, string]>([
    ["fr", "promise", "Cette crème est sans danger pendant la grossesse."],
    ["fr", "invented-figure", "Le résultat se voit en trois semaines."],
    ["fr", "medical-claim", "Cette crème soigne votre peau et vous aide le soir."],
    ["fr", "diagnosis", "Vous avez une rosacée sur les joues, et la peau sèche."],
    ["sp", "promise", "Esta crema es segura en el embarazo y no contiene alérgenos."],
    ["sp", "medical-claim", "Esta crema cura la piel seca de tus mejillas."],
    ["sp", "diagnosis", "Tienes rosácea en las mejillas y la piel seca."],
  ])("%s, %s: %s", (language, problem, text) => {
    expect(check(text, { language, draft: "" })).toContain(problem);
  });

  test("about a product names no condition but the shopper's own", () => {
    expect(check("A calm choice for skin with eczema.", { about: "product" })).toContain("medical-claim");
    expect(check("A calm choice for skin with acne.", { about: "product" })).toEqual([]);
  });

  test("about a picture names what was found, as strong as it was found", () => {
    const draft = "A little redness shows on one cheek in this photo.";
    const picture = { draft, said: "", findings: true };
    expect(check("In this photo a little redness shows on the cheek.", picture)).toEqual([]);
    expect(check("In this photo strong redness shows on the cheek.", picture)).toContain("invented-finding");
    expect(check("In this photo the forehead is a little shiny.", picture)).toContain("invented-finding");
  });
});
