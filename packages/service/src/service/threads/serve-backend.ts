import type { MessagePort } from "node:worker_threads";
import { type HttpRequest, type HttpResponse, loadModel, noBytes } from "@data-import/front";
import { findMatch, findRoute } from "../../http/find-route.ts";
import { shortBytes } from "../../http/write-json.ts";
import type { Backend } from "../backend.ts";
import { createLeftCalls } from "./left-calls.ts";
import {
  type Fault,
  ownBytes,
  packError,
  type Request,
  type Response,
  type SentCall,
  unpackBytes,
} from "./messages.ts";
import { createPrincipalReceiver } from "./principals.ts";
import { type BodyReceiver, receiveBody } from "./receive-body.ts";

/** Does the work that another thread asks for. `closed` is called when that thread has closed the backend. */
export function serveBackend(port: MessagePort, backend: Backend, closed: () => void): void {
  const model = loadModel();
  const bodies = new Map<number, BodyReceiver>();
  const running = new Map<number, AbortController>();
  let left = createLeftCalls();
  const principals = createPrincipalReceiver();
  const send: Send = (response, transferred = []) => port.postMessage(response, transferred as never);
  const explain = (error: unknown): Fault => packError(error, backend.explain(error));

  backend.forwardColumns((ask) => send({ kind: "columns", ask }));
  backend.forwardReads((reads) => send({ kind: "reads", reads }));

  async function perform({ id, call, sender, bytes, ...known }: SentCall): Promise<void> {
    const principal = principals.find(sender);
    const { method, pathname } = call;
    const match = findMatch(model, method, pathname);
    const body = receiveBody(id, send);
    const leaving = new AbortController();
    running.set(id, leaving);
    const received: HttpRequest = {
      ...call,
      signal: leaving.signal,
      hasLeft: () => left.has(id),
      readBody: async () => (bytes === undefined ? noBytes : unpackBytes(bytes)),
      openBody: () => {
        bodies.set(id, body);
        return body.body;
      },
    };
    const route = findRoute(match, method, pathname);
    try {
      sendResponse(send, id, await backend.perform({ call: received, match, route, principal, ...known }));
    } finally {
      running.delete(id);
      bodies.delete(id);
    }
  }

  async function respond(
    request: Extract<Request, { kind: "perform" | "account" | "person" | "session-end" | "check" | "close" }>,
  ): Promise<void> {
    if (request.kind === "perform") return perform(request.sent);
    const { id } = request;
    if (request.kind === "account") {
      const { account, isFirst } = request;
      const found = isFirst ? backend.createFirstAccount(account) : backend.createAccount(account);
      send({ kind: "done", id, account: await found });
    } else if (request.kind === "person") {
      send({ kind: "done", id, admission: await backend.admitPerson(request.person) });
    } else if (request.kind === "session-end") {
      await backend.endSession(request.hash);
      send({ kind: "done", id });
    } else {
      await (request.kind === "check" ? backend.checkReady() : backend.close());
      send({ kind: "done", id });
      if (request.kind === "close") closed();
    }
  }

  port.on("message", (request: Request) => {
    if (request.kind === "principal") principals.receive(request);
    else if (request.kind === "piece") bodies.get(request.id)?.add(request.bytes);
    else if (request.kind === "broken") bodies.get(request.id)?.break(request.fault);
    else if (request.kind === "columns") backend.askForColumns(request.ask);
    else if (request.kind === "reads") backend.noteReads(request.reads);
    else if (request.kind === "agents") backend.runAgents(request.address);
    else if (request.kind === "left") running.get(request.id)?.abort();
    else if (request.kind === "watch") {
      left = createLeftCalls(request.left);
      backend.watchFigures((figures) => send({ kind: "figures", figures }));
    } else {
      const id = request.kind === "perform" ? request.sent.id : request.id;
      respond(request).catch((error: unknown) => send({ kind: "fault", id, fault: explain(error) }));
    }
  });
}

type Send = (response: Response, transferred?: readonly (ArrayBuffer | ReadableStream)[]) => void;

function sendResponse(send: Send, id: number, reply: HttpResponse): void {
  const { body } = reply;
  if (body instanceof ReadableStream) send({ kind: "reply", id, reply }, [body]);
  else if (body === null || (typeof body === "string" && body.length < shortBytes)) {
    send({ kind: "reply", id, reply });
  } else {
    // As bytes, so that the thread that listens has nothing more to do with a long text.
    const bytes = ownBytes(typeof body === "string" ? new TextEncoder().encode(body) : body);
    send({ kind: "reply", id, reply: { ...reply, body: bytes } }, [bytes.buffer]);
  }
}
