import description from "@data-import/spec/openapi.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltWorld, openBuiltWorld } from "./support/built-world.ts";
import { type ErrorRequest, listErrorRequests } from "./support/error-requests.ts";

const examples = Object.entries(description.components.examples as Readonly<Record<string, Example>>).flatMap(
  ([name, { value }]) => ("errors" in Object(value) ? [{ name, value }] : []),
);

interface Example {
  readonly value: unknown;
}

let built: BuiltWorld;
let failure: ErrorRequest["failure"];
let requests: Readonly<Record<string, ErrorRequest>>;

beforeAll(async () => {
  // Only what an example asks for fails: the storage works while the service starts and ends.
  const fail =
    <Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      if (failure !== undefined) throw Object.assign(new Error("From the file system"), { code: failure });
      return work(...given);
    };
  built = await openBuiltWorld(undefined, {
    watch: (storage) => ({
      ...storage,
      snapshot: fail(storage.snapshot) as typeof storage.snapshot,
      transaction: fail(storage.transaction) as typeof storage.transaction,
    }),
  });
  requests = listErrorRequests(built.world);
});
afterAll(async () => {
  await built.close();
});

test("each example of an error has a request that shows it", () => {
  expect(Object.keys(requests).toSorted()).toEqual(examples.map(({ name }) => name).toSorted());
});

test.each(examples)("the service sends the messages of $name", async ({ name, value }) => {
  const asked = requests[name];
  if (asked === undefined) throw new Error("See the test above.");
  const { requestsPerSecond } = asked;
  const limits = requestsPerSecond === undefined ? undefined : { requestsPerSecond };
  const { service, close } = await built.copy(undefined, limits);
  try {
    if (asked.after !== undefined) expect((await send(asked.after, asked)).ok).toBe(true);
    failure = asked.failure;
    const responses = await Promise.all(
      Array.from({ length: asked.times ?? 1 }, () => send(asked.send, asked)),
    );
    failure = undefined;
    const text = replaceRandom((await responses.at(-1)?.text()) ?? "");
    expect(JSON.parse(text)).toEqual(value);
  } finally {
    failure = undefined;
    await close();
  }

  function send(
    [method, path, body]: ErrorRequest["send"],
    { token, headers }: ErrorRequest,
  ): Promise<Response> {
    const sent = token === undefined ? built.world.token : token;
    return service.fetch(
      new Request(`http://service.localhost/v1${path}`, {
        method,
        headers: {
          "x-disable-hooks": "true",
          "content-type": "application/json",
          ...(sent !== null && { authorization: `Bearer ${sent}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  }
});

/** The ids of a request and of the key without permissions are random; the examples have these. */
function replaceRandom(text: string): string {
  return text
    .replace(/us_key_\w{12}/, "us_key_Rf9hY4dM")
    .replace(/request id [\w-]{12,}/, "request id req_7Yb2Kd9LmQ4x");
}
