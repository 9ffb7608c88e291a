import type { HousePage, ReplyRequest } from "../../expert.ts";
import { isTold, type Note } from "../../reading/person/notes.ts";
import { dollars } from "./shelf-text.ts";
import { type Brief, readBrief } from "./brief.ts";

type Asked = Pick<ReplyRequest, "message" | "language" | "catalogue"> & Partial<ReplyRequest>;

/** Where one answer is worked on: what is known of the person by now, and every text the model was given. */
export class AnswerContext {
  brief: Brief;
  /** Texts from which an answer may take figures, dates and links. */
  readonly given: string[] = [];
  readonly asked: Asked;
  /** What the model heard, in this message or before. */
  notes: readonly Note[];

  /** @param notes what the model noted earlier in the talk */
  constructor(asked: Asked, notes: readonly Note[] = []) {
    this.asked = asked;
    this.notes = notes;
    this.brief = readBrief(asked, notes);
  }

  /** The shopper's own messages, oldest first. */
  get written(): string[] {
    const earlier = (this.asked.chatHistory ?? [])
      .filter(({ role }) => role === "user")
      .map(({ parts }) => parts.map(({ text }) => text).join(" "));
    return [...earlier, this.asked.message];
  }

  get pages(): readonly HousePage[] {
    return this.asked.shop?.pages?.(this.asked.language) ?? [];
  }

  /**
   * Adds the facts that the model noted and searches the shelf again.
   * @returns the notes that the shopper's own words do not support, which are ignored
   */
  note(notes: readonly Note[]): Note[] {
    const told = notes.filter((one) => isTold(one, this.written));
    if (told.length > 0) {
      this.notes = [...this.notes, ...told];
      this.brief = readBrief(this.asked, this.notes);
    }
    return notes.filter((one) => !told.includes(one));
  }

  /** The shopper's own last order, as much of it as may leave the house. */
  get lastOrder(): string | undefined {
    const order = this.asked.shop?.lastOrder;
    return (
      order &&
      `status ${order.status}, placed ${order.createdAt.slice(0, 10)}, total ${dollars(order.totalAmount)}`
    );
  }
}
