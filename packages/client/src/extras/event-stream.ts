/** A message of a stream. */
export interface StreamMessage {
  /** The cursor behind this message; undefined if the message has none. */
  readonly id: string | undefined;
  /** The event as JSON; empty for a message that only says where the stream is. */
  readonly data: string;
}

/** Reads the messages of server-sent events. A message that the end of the stream cuts off is left out. */
export async function* readMessages(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamMessage, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) yield readMessage(block);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function readMessage(block: string): StreamMessage {
  const lines = block.split(/\r?\n/);
  const find = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []));
  return { id: find("id").at(-1), data: find("data").join("\n") };
}
