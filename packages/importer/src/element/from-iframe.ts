/// <reference lib="dom" preserve="true" />
import type { ImporterProperties } from "./definition.ts";
import type { ImporterEventName, ImporterEvents } from "./events.ts";
import { type FrameGreeting, type FromFrame, readGreeting, type ToFrame } from "./frame-messages.ts";

/** Is called with an event of the importer in a frame. */
export type FrameListener<Name extends ImporterEventName> = (
  event: CustomEvent<ImporterEvents[Name]>,
) => void;

/** The importer in a frame, with the events of the element. */
export interface ImporterFrame {
  addEventListener<Name extends ImporterEventName>(
    name: Name,
    listener: FrameListener<Name>,
    options?: AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends ImporterEventName>(name: Name, listener: FrameListener<Name>): void;
  /** Asks the person before the frame is removed, as `requestClose` of the element does. */
  requestClose(): Promise<boolean>;
  /** Starts the import of a `di-plan` that you canceled, as `startImport` of the element does. */
  startImport(jobId: string): Promise<boolean>;
  /**
   * Sets these properties, as those of the element; the others stay. Throws if one cannot be sent, such as a text that is a
   * function.
   */
  set(properties: ImporterProperties): void;
  /** Ends the connection. */
  disconnect(): void;
}

/**
 * Connects to the importer in a frame, whose address is the `url` of an import session. Call it before or after the frame is
 * loaded, and once at a time. Messages of other windows and other origins are ignored.
 */
export function fromIframe(iframe: HTMLIFrameElement): ImporterFrame {
  const events = new EventTarget();
  const waiting = new Map<number, (is: boolean) => void>();
  /** Tells the page in the frame what the listeners have decided. */
  let tellDecision = () => {};
  const ending = new AbortController();
  let port: MessagePort | undefined;
  let lastId = 0;
  /** The number of the port that was given last. */
  let given: number | undefined;
  let properties: ImporterProperties = {};
  const send = (message: ToFrame) => port?.postMessage(message);
  const decideAll = (is: boolean) => {
    for (const decide of waiting.values()) decide(is);
    waiting.clear();
  };
  const ask = (make: (id: number) => ToFrame) =>
    new Promise<boolean>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send(make(lastId));
    });
  const receive = ({ data }: MessageEvent<FromFrame>) => {
    const { id } = data;
    if (data.kind === "decided") {
      waiting.get(data.id)?.(data.is);
      waiting.delete(data.id);
      return;
    }
    const event = new CustomEvent(data.name, { detail: data.detail, cancelable: id !== undefined });
    // A listener may end the connection, too: then its decision goes before that.
    tellDecision = () => {
      tellDecision = () => {};
      if (id !== undefined) send({ kind: "event-decided", id, goesOn: !event.defaultPrevented });
    };
    events.dispatchEvent(event);
    tellDecision();
  };
  addEventListener(
    "message",
    ({ source, origin, data }) => {
      if (source === null || source !== iframe.contentWindow) return;
      const greeting = readGreeting(data);
      if (greeting?.dataImport !== "ready" || greeting.wanted === given) return;
      const expected = new URL(iframe.src, document.baseURI).origin;
      if (origin !== expected) return;
      given = greeting.wanted;
      // A page that was loaded again has no port yet, and nobody else will say what was asked before.
      decideAll(true);
      const channel = new MessageChannel();
      port?.close();
      port = channel.port1;
      port.onmessage = receive;
      const connect: FrameGreeting = { dataImport: "connect" };
      iframe.contentWindow.postMessage(connect, expected, [channel.port2]);
      // Also after the page in the frame was loaded again.
      send({ kind: "set", properties });
    },
    { signal: ending.signal },
  );
  iframe.contentWindow?.postMessage({ dataImport: "hello" } satisfies FrameGreeting, "*");
  return {
    addEventListener: (name, listener, options) =>
      events.addEventListener(name, listener as EventListener, options),
    removeEventListener: (name, listener) => events.removeEventListener(name, listener as EventListener),
    async requestClose() {
      // A page that is not there has nothing to lose.
      if (port === undefined) return true;
      return ask((id) => ({ kind: "request-close", id }));
    },
    async startImport(jobId) {
      if (port === undefined) return false;
      return ask((id) => ({ kind: "start-import", id, jobId }));
    },
    set(changed) {
      try {
        properties = { ...properties, ...structuredClone(changed) };
      } catch (cause) {
        throw new TypeError("A frame takes no functions: write its `texts` as strings.", { cause });
      }
      send({ kind: "set", properties });
    },
    disconnect() {
      tellDecision();
      send({ kind: "disconnect" });
      port?.close();
      port = undefined;
      ending.abort();
      decideAll(false);
    },
  };
}
