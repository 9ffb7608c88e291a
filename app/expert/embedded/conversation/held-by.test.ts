import { expect, test } from "vitest";
import { chat } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

test.each<[Language, RegExp, ...string[]]>([
  [
    "en",
    /First Light Serum in the morning, Night Current in the evening/,
    "can i use the retinol cream with the vitamin c serum",
  ],
  ["en", /^A little.*Quiet Harbor/, "the azelaic serum, does it sting?"],
  [
    "en",
    /^Quiet Harbor Serum and Moonstone/,
    "how long does moonstone take to work",
    "can I use it with the azelaic one",
  ],
  ["fr", /Lame de Fond.*Deux ou trois soirs/, "le gel à l'acide salicylique combien de fois par semaine"],
  ["fr", /Cœur de Coquille/, "la crème aux céramides sent quelque chose ?"],
  [
    "sp",
    /Mar de Fondo.*Dos o tres noches/,
    "cuantas veces al dia puedo usar el gel de salicilico? quiero resultados rapidos",
  ],
  ["sp", /noches distintas/, "la crema de retinol se puede usar con la de acido glicolico?"],
])("a thing of ours is called by what it holds and its form (%s %s)", (language, says, ...messages) => {
  expect(chat(language, ...messages).reply).toMatch(says);
});

test.each<[Language, string]>([
  ["en", "I have used the retinol cream my doctor gave me"],
  ["fr", "j'ai le gel à l'adapalène du dermato"],
  ["sp", "uso la crema de retinol que me dio mi hermana"],
])("what somebody else gave is none of ours (%s %s)", (language, message) => {
  expect(chat(language, message).reply).not.toMatch(/is a treatment at|est un soin|es un tratamiento/);
});

test.each<[Language, ...string[]]>([
  ["en", "what is quiet harbor", "is that the same as finacea?"],
  ["fr", "Havre Calme c'est pareil que Finacea ?"],
  ["sp", "el suero puerto sereno es lo mismo que finacea?"],
  ["en", "is night current as strong as tretinoin"],
])(
  "held against a medicine a product is none, and nobody is taken to use it (%s %s)",
  (language, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(/^(No|Non)\b.*(medicine|médicament|medicamento)/);
    const goesOn = { en: "how often do i use it", fr: "je le mets quand ?", sp: "cada cuánto se usa" }[
      language
    ];
    expect(chat(language, ...messages, goesOn).reply).toMatch(/[“«]/);
  },
);
