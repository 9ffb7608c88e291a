/** As long as a message may be. */
const LONGEST = 2000;

/** Words that begin many phrases, numbers, one endless word, and a plain message said over and over. */
const PIECES = [
  "no ni sin pas de without not never ",
  "allergic to and or allergique a ou alergica a y ",
  "my i im j ai tengo soy for me ",
  "12 3 45 years 6 ans 7 anos 8 weeks ",
  "what does the can i use it how is ",
  "a".repeat(LONGEST),
  "Night Current Soft Ebb Corriente Nocturna Courant de Nuit ",
  "My cheeks are dry, I am pregnant and I would like a cream for less than 50 dollars. ",
  "glycerin shea lanolin niacinamide retinol ",
  "¿ ? , . ; : ! ".repeat(20),
];

/** The messages that cost the rules most, each as long as one may be. */
export const COSTLY_MESSAGES: readonly string[] = PIECES.map((piece) =>
  piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST),
);
