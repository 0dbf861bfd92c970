import type { NotedReads } from "../../domain/audit-note.ts";
import type { ColumnAsk } from "../../domain/column-ask.ts";
import type { Figures } from "../../domain/figures.ts";
import { createLeftCalls } from "./left-calls.ts";
import { type Request, type Response, unpackError } from "./messages.ts";
import type { BodySender } from "./send-body.ts";

/** The way to another thread: a `Worker`, or a port of a channel. */
export interface Thread {
  postMessage(request: Request, transferred: ArrayBuffer[]): void;
  on(event: "message", listener: (response: Response) => void): unknown;
}

/** What another thread sends without a request; the newest value is kept. */
interface News<Value> {
  /** Calls a function with the last value, if there is one, and with each later one. */
  watch(onNew: (value: Value) => void): void;
}

/** A connection to another thread, where `serveBackend` runs. */
export interface Connection {
  /** The bodies that are being sent, by the numbers of their requests. */
  readonly bodies: Map<number, BodySender>;
  /** Columns that the other thread needs and cannot build. */
  readonly columns: News<ColumnAsk>;
  /** What the other thread has read and cannot note. */
  readonly reads: News<NotedReads>;
  /** What metrics show of it. */
  readonly figures: News<Figures>;
  /** Tells the other thread that the caller of a request has left. */
  leave(id: number): void;
  /** A number for a request. */
  createNumber(): number;
  send(request: Request, transferred?: ArrayBuffer[]): void;
  /** Sends a request and waits for its response; rejects with the error of the other thread. */
  ask<Kind extends "reply" | "done">(
    id: number,
    request: Request,
    transferred?: ArrayBuffer[],
  ): Promise<Extract<Response, { kind: Kind }>>;
}

/** A request that waits for its response from the other thread. */
interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** @param failed aborted with an error when the thread has failed: everything that waits for it gets this error */
export function connectThread(thread: Thread, failed: AbortSignal): Connection {
  const waiting = new Map<number, Waiting>();
  const bodies = new Map<number, BodySender>();
  const columns = createNews<ColumnAsk>();
  const reads = createNews<NotedReads>();
  const figures = createNews<Figures>();
  let lastId = 0;
  const send = (request: Request, transferred: ArrayBuffer[] = []) =>
    thread.postMessage(request, transferred);

  thread.on("message", (response: Response) => {
    if (response.kind === "columns") return columns.tell(response.ask);
    if (response.kind === "reads") return reads.tell(response.reads);
    if (response.kind === "figures") return figures.tell(response.figures);
    if (response.kind === "more") return bodies.get(response.id)?.allow(response.count);
    const waiter = waiting.get(response.id);
    waiting.delete(response.id);
    if (response.kind === "fault") waiter?.reject(unpackError(response.fault));
    else waiter?.resolve(response);
  });
  failed.addEventListener("abort", () => {
    for (const { reject } of waiting.values()) reject(failed.reason);
    waiting.clear();
  });
  const left = createLeftCalls();
  send({ kind: "watch", left: left.memory });
  return {
    bodies,
    columns,
    reads,
    figures,
    send,
    leave(id) {
      left.note(id);
      send({ kind: "left", id });
    },
    createNumber: () => ++lastId,
    ask: (id, request, transferred) =>
      new Promise((resolve, reject) => {
        if (failed.aborted) return reject(failed.reason);
        waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
        send(request, transferred);
      }),
  };
}

function createNews<Value>() {
  let last: { readonly value: Value } | undefined;
  let onNew = (_: Value): void => {};
  return {
    tell(value: Value): void {
      last = { value };
      onNew(value);
    },
    watch(listener: (value: Value) => void): void {
      onNew = listener;
      if (last !== undefined) listener(last.value);
    },
  };
}
