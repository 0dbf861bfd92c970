import { createClient } from "@data-import/client";
import { createMock } from "@data-import/mock";
import { describe, expect, it } from "vitest";
import { buildRequest, toFetch } from "../site/scripts/try-it/build-request.ts";
import type { Filled, TryItOperation } from "../site/scripts/try-it/operation.ts";
import { writeClientCode } from "../site/scripts/try-it/write-client-code.ts";
import { fillForm, forms } from "./support/filled-forms.ts";

const mock = createMock();
const both = [false, true] as const;

function makeRequest(operation: TryItOperation, filled: Filled): Request {
  const request = buildRequest(operation, filled);
  return new Request(request.url, toFetch(request));
}

/** The content of a request, without the headers that runtimes add. */
async function readRequest(request: Request): Promise<unknown> {
  const url = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  const names = ["authorization", "prefer", "x-disable-hooks"];
  const body = type.startsWith("multipart/")
    ? await Promise.all(
        [...(await request.formData())].map(async ([name, value]) => [
          name,
          typeof value === "string" ? value : [value.name, await value.text()],
        ]),
      )
    : await request.text();
  return {
    method: request.method,
    path: url.pathname,
    query: [...url.searchParams].sort(),
    headers: names.map((name) => request.headers.get(name)),
    type: type.replace(/;.*/, ""),
    body: type.startsWith("application/json") ? JSON.parse(body as string) : body,
  };
}

/** Runs a program of the client and returns its request. */
async function captureClient(program: string, file: unknown): Promise<Request> {
  const requests: Request[] = [];
  const body = program.replaceAll(/^import .*\n/gm, "");
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const run = AsyncFunction("createClient", "fromPath", "console", body);
  const capture = async (request: Request) => {
    requests.push(request.clone());
    return mock.fetch(request);
  };
  const create = (options: object) =>
    createClient({ ...options, fetch: capture as typeof fetch, retry: false });
  await run(create, async () => file, { log: () => {} });
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

describe.each([...forms])("%s", (_, operation) => {
  it.each(both)("is valid for the description, with every field: %s", async (isFull) => {
    const response = await mock.fetch(makeRequest(operation, fillForm(operation, mock.url, isFull)));
    expect(response.status, await response.clone().text()).toBe(200);
  });

  it.each(both)("is the same as that of the client's code, with every field: %s", async (isFull) => {
    const filled = { ...fillForm(operation, mock.url, isFull), prefer: "code=200" };
    const file = filled.values.get("part.file");
    const request = await captureClient(writeClientCode(operation, filled), file);
    expect(await readRequest(request)).toEqual(await readRequest(makeRequest(operation, filled)));
  });

  it("offers responses that the mock has", async () => {
    for (const { prefer } of operation.responses) {
      const response = await mock.fetch(makeRequest(operation, { ...fillForm(operation, mock.url), prefer }));
      expect(`code=${response.status}`, prefer).toBe(prefer.startsWith("code=") ? prefer : "code=200");
    }
  });
});
