import { prepareToAsk, requestClose } from "../screens/leaving.tsx";
import type { Model } from "../screens/model.ts";
import { announce, createAround, type Dispatch } from "./announce.ts";
import type { ImporterProperties } from "./definition.ts";
import { isCancelable } from "./events.ts";
import { followProperties } from "./follow-properties.ts";
import { type FrameGreeting, type FromFrame, readGreeting, type ToFrame } from "./frame-messages.ts";
import { startImport } from "./start-import.ts";

/**
 * Follows the full page in a frame: the page around gets the events through a port. A class would
 * share code with that of the page, which would be one more file of the first load.
 */
export function watch(model: Model): () => void {
  const parentPort = listenToParent(
    (asked) => (asked.kind === "request-close" ? requestClose(model) : startImport(model, asked.jobId)),
    (properties) => following.set(properties),
  );
  const watched = { session: model.session.store, imports: model.imports.store };
  const dispatch: Dispatch = (name, detail) => parentPort.tell({ name, detail } as Told, isCancelable(name));
  Object.assign(model.around, createAround(dispatch));
  const ends = [announce(watched, dispatch), prepareToAsk(model), parentPort.end];
  const following = followProperties(model, dispatch);
  ends.push(following.end);
  return () => {
    for (const end of ends) end();
  };
}

type Told = Pick<FromFrame & { readonly kind: "event" }, "name" | "detail">;
type Asked = ToFrame & { readonly kind: "request-close" | "start-import" };

/**
 * Takes one port from the page around, and from no other window. Which pages may be around, `frame-ancestors` says: the
 * origins of the session. What happens before there is a port is kept for it. Nobody decides without a port: the importer
 * goes on.
 */
function listenToParent(
  decide: (asked: Asked) => boolean | Promise<boolean>,
  set: (properties: ImporterProperties) => void,
): {
  tell(told: Told, isQuestion: boolean): boolean | Promise<boolean>;
  readonly end: () => void;
} {
  let port: MessagePort | undefined;
  let kept: FromFrame[] = [];
  let lastId = 0;
  const waiting = new Map<number, (goesOn: boolean) => void>();
  let wanted = createNumber();
  const greet = () => parent.postMessage({ dataImport: "ready", wanted } satisfies FrameGreeting, "*");
  const receive = async ({ data }: MessageEvent<ToFrame>): Promise<void> => {
    switch (data.kind) {
      case "event-decided":
        waiting.get(data.id)?.(data.goesOn);
        waiting.delete(data.id);
        return;
      case "set":
        set(data.properties);
        return;
      case "disconnect":
        port?.close();
        port = undefined;
        for (const goOn of waiting.values()) goOn(true);
        waiting.clear();
        // Who connects again may have said so before this message came.
        wanted = createNumber();
        greet();
        return;
      default: {
        const is = await decide(data);
        port?.postMessage({ kind: "decided", id: data.id, is } satisfies FromFrame);
      }
    }
  };
  const take = (given: MessagePort) => {
    port = given;
    given.onmessage = receive;
    for (const message of kept) given.postMessage(message);
    kept = [];
  };
  const ending = new AbortController();
  addEventListener(
    "message",
    ({ source, data, ports: [given] }) => {
      if (source !== parent || port !== undefined) return;
      const greeting = readGreeting(data)?.dataImport;
      if (greeting === "hello") greet();
      if (greeting === "connect" && given !== undefined) take(given);
    },
    { signal: ending.signal },
  );
  greet();
  return {
    tell(told, isQuestion) {
      const event = { kind: "event", ...told } as FromFrame;
      if (port === undefined) kept.push(event);
      else if (isQuestion) {
        lastId += 1;
        port.postMessage({ ...event, id: lastId });
        return new Promise((resolve) => waiting.set(lastId, resolve));
      } else port.postMessage(event);
      return true;
    },
    end: () => ending.abort(),
  };
}

/** Another one in each document, also without a secure context. */
const createNumber = () => crypto.getRandomValues(new Uint32Array(1))[0];
