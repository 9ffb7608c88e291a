/** Something the operator can put right; only its words are shown. */
export class Refusal extends Error {
  override name = "Refusal";
}
