import { prepareToAsk, requestClose } from "../screens/leaving.tsx";
import type { Model } from "../screens/model.ts";
import { announce } from "./announce.ts";
import { type FrameGreeting, type FromFrame, readGreeting, type ToFrame } from "./frame-messages.ts";

/**
 * Follows the full page in a frame: the page around gets the events through a port. A class would
 * share code with that of the page, which would be one more file of the first load.
 */
export function watch(model: Model): () => void {
  const parentPort = listenToParent((id, send) =>
    requestClose(model).then((mayClose) => send({ kind: "close-decided", id, mayClose })),
  );
  const watched = { session: model.session.store, imports: model.imports.store };
  const ends = [
    announce(watched, (name, detail) => parentPort.send({ kind: "event", name, detail } as FromFrame)),
    prepareToAsk(model),
    parentPort.end,
  ];
  return () => {
    for (const end of ends) end();
  };
}

type Send = (message: FromFrame) => void;

/**
 * Takes one port from the page around, and from no other window. Which pages may be around, `frame-ancestors` says: the
 * origins of the session. What happens before there is a port is kept for it.
 */
function listenToParent(decide: (id: number, send: Send) => void): {
  readonly send: Send;
  readonly end: () => void;
} {
  let port: MessagePort | undefined;
  let kept: FromFrame[] = [];
  const send: Send = (message) => {
    if (port === undefined) kept.push(message);
    else port.postMessage(message);
  };
  let wanted = createNumber();
  const greet = () => parent.postMessage({ dataImport: "ready", wanted } satisfies FrameGreeting, "*");
  const take = (given: MessagePort) => {
    port = given;
    given.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      if (data.kind === "request-close") return decide(data.id, send);
      given.close();
      port = undefined;
      // Who connects again may have said so before this message came.
      wanted = createNumber();
      greet();
    };
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
  return { send, end: () => ending.abort() };
}

/** Another one in each document, also without a secure context. */
const createNumber = () => crypto.getRandomValues(new Uint32Array(1))[0];
