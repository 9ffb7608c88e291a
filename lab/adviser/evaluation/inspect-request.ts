import type { ReplyRequest } from "#app/expert/expert.ts";

/** One turn as the chat functions receive it; the recommender's message is a turn without history. */
export type InspectRequest = Pick<
  ReplyRequest,
  "message" | "chatHistory" | "language" | "type" | "catalogue"
>;
