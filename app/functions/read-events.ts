/** The JSON objects of an event stream, one for each `data:` line, as they arrive. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Record<string, unknown>> {
  let rest = "";
  // Safari does not iterate streams yet.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += value ?? "";
      const lines = rest.split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      for (const line of lines) {
        const event = parseLine(line);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("data:")) return undefined;
  try {
    const value: unknown = JSON.parse(line.slice("data:".length));
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
