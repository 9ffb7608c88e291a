import { z } from "zod";

// Product ids are plain strings here and checked afterwards: a schema that changed with every request would be
// compiled anew by the provider each time, which takes some of them seconds.
export const adviceSchema = z.object({
  reasons: z.array(z.object({ id: z.string(), reasoning: z.string() })),
});
export type HostedAdvice = z.infer<typeof adviceSchema>;

export const replySchema = z.object({ reply: z.string() });

export const analysisSchema = z.object({ analysis: z.string() });
