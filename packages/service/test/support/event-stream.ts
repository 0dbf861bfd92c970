import type { Service } from "../../src/index.ts";

/** A message of a stream. */
export interface Message {
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read events of every topic.
  readonly event: any;
}

/** An open stream of events. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next message, also one without an event; undefined at the end. */
  next(): Promise<Message | undefined>;
  /** The next message with an event. */
  nextEvent(): Promise<Message["event"]>;
  close(): Promise<void>;
}

/** Requests a stream from a service in this process or on a port. */
export async function openStream(
  { fetch }: Pick<Service, "fetch">,
  token: string,
  { query = "", headers = {}, baseUrl = "http://test.local/v1" } = {},
): Promise<OpenStream> {
  const response = await fetch(`${baseUrl}/events/stream${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  async function next(): Promise<Message | undefined> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end !== -1) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return readMessage(block);
      }
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    next,
    async nextEvent() {
      for (let message = await next(); message !== undefined; message = await next()) {
        if (message.event !== undefined) return message.event;
      }
      return undefined;
    },
    close: async () => reader?.cancel(),
  };
}

function readMessage(block: string): Message {
  const [, id = ""] = /^id: (.*)$/m.exec(block) ?? [];
  const [, data] = /^data: (.*)$/m.exec(block) ?? [];
  return { id, event: data === undefined ? undefined : JSON.parse(data) };
}
