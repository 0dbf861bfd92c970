import { findOperation, type OperationCase } from "@data-import/description";
import { operations } from "../../src/description.ts";
import { actionHandlers } from "./fake-actions.ts";
import { agentHandlers } from "./fake-agents.ts";
import { changeHandlers } from "./fake-changes.ts";
import { eventHandlers } from "./fake-events.ts";
import { recordHandlers } from "./fake-records.ts";
import { createFakeState, type FakeState } from "./fake-state.ts";

/** Something that a fake does wrongly, to see that the contract notices. */
export type Defect =
  | "forgets what is created"
  | "keeps what is deleted"
  | "forgets updates"
  | "merges lists"
  | "creates in another order"
  | "has other defaults"
  | "makes a new agent for a known slug"
  | "adds a version for each revert"
  | "ignores the search"
  | "ignores the page size"
  | "takes all roles at once"
  | "lists oldest events first"
  | "ignores the filters of events"
  | "records no changes"
  | "knows every space"
  | "forgets what an update does not send"
  | "loses the end of files"
  | "takes every token";

/** A request as the handlers of the fake see it. */
export interface FakeCall {
  readonly state: FakeState;
  readonly has: (defect: Defect) => boolean;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** Answers an operation: with what goes into the body, or with the parameter whose id nothing has. */
export type FakeHandler = (call: FakeCall) => object | { readonly missing: string };

const handlers: Readonly<Record<string, FakeHandler>> = {
  ...actionHandlers,
  ...agentHandlers,
  ...changeHandlers,
  ...eventHandlers,
  ...recordHandlers,
};

/** The operations that the fake knows. */
export const fakeOperations: readonly string[] = Object.keys(handlers);

export const fakeToken = "di_fake_token";

/** A service in memory, as far as a few resources need one; it checks nothing but tokens and ids. */
export function createStatefulFake(defect?: Defect) {
  let state = createFakeState();
  return {
    reset() {
      state = createFakeState();
    },
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.replace(/^\/v1/, "");
      const operation = findOperation(operations, request.method, path);
      const handle = handlers[operation?.operationId ?? ""];
      if (!operation || !handle) return refuse(404, `The fake has no ${request.method} ${pathname}.`);
      const token = request.headers.get("authorization")?.replace(/^bearer /i, "");
      if (token !== fakeToken && defect !== "takes every token")
        return refuse(401, "Who are you?", "Authorization");
      const body = await readBody(request);
      if (body === undefined) return refuse(400, "This is nested too deeply to be written again.");
      const answer = handle({
        state,
        has: (asked) => asked === defect,
        path: readPath(operation, path),
        query: searchParams,
        body,
      });
      if ("missing" in answer)
        return refuse(404, `Nothing has this ${answer.missing}.`, String(answer.missing));
      const headers = operation.operationId === "revertAgent" ? { "Cache-Control": "no-store" } : {};
      return Response.json(answer, { headers });
    },
  };
}

async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (type.startsWith("multipart/")) return Object.fromEntries(await request.formData());
  const text = await request.text();
  const body = text === "" ? {} : JSON.parse(text);
  try {
    JSON.stringify(body);
    return body;
  } catch {
    return undefined;
  }
}

function readPath({ path }: OperationCase, given: string): Record<string, string> {
  const values = given.split("/").map(decodeURIComponent);
  const names = path.split("/").map((segment, position) => [segment.slice(1, -1), values[position] ?? ""]);
  return Object.fromEntries(names.filter((_, position) => path.split("/")[position]?.startsWith("{")));
}

function refuse(status: number, message: string, key?: string): Response {
  const headers = status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
  return Response.json({ errors: [{ message, ...(key && { key }) }] }, { status, headers });
}
