import { gzipSync } from "node:zlib";
import {
  checkRequest,
  createModel,
  type Description,
  HttpError,
  locatePath,
  locateRoute,
  openReading,
  readWebRequest,
} from "@data-import/front";
import { describe, expect, it } from "vitest";
import { limits } from "../src/limits.gen.ts";

const operation = { responses: { "200": { description: "Done." } } };
const takes = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });

const description = {
  servers: [{ url: "https://harbour.example/v1" }],
  paths: {
    "/anything": { post: { ...operation, operationId: "createAnything", ...takes({}) } },
    "/small": { post: { ...operation, operationId: "createSmall", "x-body-limit": 100, ...takes({}) } },
    "/large": {
      post: { ...operation, operationId: "createLarge", "x-body-limit": 12_000_000, ...takes({}) },
    },
    "/ships": {
      post: {
        ...operation,
        operationId: "createShips",
        parameters: [
          { name: "since", in: "query", schema: { type: "string", format: "date-time" } },
          { name: "name", in: "query", schema: { type: "string" } },
        ],
        ...takes({
          type: "array",
          items: {
            anyOf: [
              { type: "object", properties: { masts: { type: "integer" } } },
              { type: "array", items: { type: "string" }, uniqueItems: true },
            ],
          },
        }),
      },
    },
    "/logs": {
      post: {
        ...operation,
        operationId: "uploadLog",
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: { type: "object", properties: { log: { type: "string" }, pages: { type: "array" } } },
            },
          },
        },
      },
    },
    "/ship": {
      post: {
        ...operation,
        operationId: "createShip",
        ...takes({ type: "object", properties: { name: { type: "string" } } }),
      },
    },
  },
} as unknown as Description;
const model = createModel(description);

/** Sends a body; returns the rejection, and how often a thing of the body was read. */
async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  encoding = "identity",
  bodyLimit = 2_000_000,
) {
  const headers = { "Content-Type": "application/json", "Content-Encoding": encoding };
  const request = new Request(`https://harbour.example/v1${path}`, { method: "POST", headers, body });
  return sendRequest(request, bodyLimit);
}

async function sendRequest(request: Request, bodyLimit = 2_000_000) {
  const call = readWebRequest(request);
  const match = locatePath(model, "POST", call.pathname);
  const options = { strict: true, bodyLimit, formLimit: 2_000_000 };
  const reading = openReading(call);
  try {
    await checkRequest(model, options, reading, match, locateRoute(match, "POST", call.pathname));
    return { status: 200, messages: [], keys: [], json: reading.json };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, failures } = error;
    return { status, messages: failures.map(({ message }) => message), keys: failures.map(({ key }) => key) };
  }
}

const list = (item: string, count: number) => `[${Array(count).fill(item)}]`;

describe("the size of a body", () => {
  it.each([
    ["more bytes than the limit", "/anything", `"${"x".repeat(2_000_000)}"`, 413, "2000000 bytes"],
    ["more bytes than the operation takes", "/small", `"${"x".repeat(99)}"`, 413, "100 bytes"],
    ["more values than the limit", "/anything", list(list("{}", 7000), 10), 413, "62500"],
    ["a list with too many entries", "/anything", list("1", 10_001), 400, "10000"],
    ["too many levels", "/anything", "[".repeat(101) + "]".repeat(101), 400, "100 levels"],
  ])("%s is rejected with the limit", async (_, path, body, status, limit) => {
    const rejection = await send(path, body);
    expect(rejection).toMatchObject({ status, messages: [expect.stringContaining(limit)] });
    const packed = await send(path, new Uint8Array(gzipSync(body)), "gzip");
    expect(packed).toMatchObject({ status, messages: rejection.messages });
  });

  it("up to the limits is accepted", async () => {
    for (const body of [
      list("1", 10_000),
      "[".repeat(100) + "]".repeat(100),
      list(list("1", 9000), 6),
      '",[{"',
    ]) {
      expect(await send("/anything", body)).toMatchObject({ status: 200, json: JSON.parse(body) });
    }
  });

  it("may be larger for an operation that says so, unless the limit of all is lowered", async () => {
    const text = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));
    const sendAt = async (limit: number, path: string, bytes: number) =>
      (await send(path, text(bytes), "identity", limit)).status;
    expect(await sendAt(limits.bodyBytes, "/large", 12_000_000)).toBe(200);
    expect(await sendAt(limits.bodyBytes, "/large", 12_000_001)).toBe(413);
    expect(await sendAt(limits.bodyBytes, "/anything", 12_000_000)).toBe(413);
    expect(await sendAt(13_000_000, "/large", 13_000_000)).toBe(200);
    expect(await sendAt(2_000_000, "/large", 2_000_001)).toBe(413);
    // More bytes are not more values: to check these takes time.
    const values = await send("/large", list(list("{}", 9000), 40), "identity", limits.bodyBytes);
    expect(values).toMatchObject({ status: 413, messages: [expect.stringContaining("262144")] });
  });

  it("is also that of a form, in parts", async () => {
    const sendParts = async (count: number) => {
      const form = new FormData();
      for (let part = 0; part < count; part += 1) form.append("pages", String(part));
      const request = new Request("https://harbour.example/v1/logs", { method: "POST", body: form });
      return (await sendRequest(request)).status;
    };
    expect(await sendParts(limits.formParts)).toBe(200);
    expect(await sendParts(limits.formParts + 1)).toBe(413);
  });

  it("allows one content encoding", async () => {
    const twice = new Uint8Array(gzipSync(gzipSync("{}")));
    expect(await send("/anything", twice, "gzip, gzip")).toMatchObject({
      status: 415,
      keys: ["Content-Encoding"],
    });
    expect(await send("/anything", new Uint8Array(gzipSync("{}")), "identity, gzip")).toMatchObject({
      status: 200,
    });
  });
});

describe("values that cannot be stored", () => {
  it.each([
    ["a number beyond the range", '{"a":[1,1e400]}', "a[1]"],
    ["a negative number beyond the range", '{"a":-1E+400}', "a"],
    ["a number of 400 digits", `{"a":${"9".repeat(400)}}`, "a"],
    ["U+0000", '{"a":"b\\u0000"}', "a"],
    ["half of a surrogate pair", '{"a":{"b":"\\ud83d"}}', "a.b"],
    ["U+0000 in a key", '{"a":{"\\u0000":1}}', "a"],
  ])("%s is rejected with its place", async (_, body, key) => {
    expect(await send("/anything", body)).toMatchObject({ status: 400, keys: [key] });
  });

  it("does not reject what looks like them", async () => {
    const body = '{"a":[1e308,1e-400,0.5],"e400":"1e400","b":"\\ud83d\\ude00","c":"\\\\u0000"}';
    expect(await send("/anything", body)).toMatchObject({ status: 200, json: JSON.parse(body) });
  });

  it("are at most 20 in a response, as unknown parameters are", async () => {
    const { keys } = await send("/anything", list("1e400", 21));
    expect(keys).toHaveLength(limits.errorsShown);
    const query = Array.from({ length: 21 }, (_, index) => `mast${index}=1`).join("&");
    expect((await send(`/ships?${query}`, "[]")).keys).toHaveLength(limits.errorsShown);
  });

  it("include U+0000 in the address, and leap seconds", async () => {
    expect(await send("/ships?name=a%00b", "[]")).toMatchObject({ status: 400, keys: ["name"] });
    for (const time of ["2016-12-31T23:59:60Z", "2016-12-31T23:59:60.5%2B00:00"]) {
      expect(await send(`/ships?since=${time}`, "[]")).toMatchObject({ status: 400, keys: ["since"] });
    }
    expect(await send("/ships?since=2016-12-31T23:59:59Z", "[]")).toMatchObject({ status: 200 });
  });
});

describe("violations", () => {
  it("are at most 20, and the others are not searched for", async () => {
    let checked = 0;
    const item = {
      get masts() {
        checked += 1;
        return "x";
      },
    };
    const { find } = model.strict;
    const [holder] = [...model.routes.values()].flatMap(({ operationId, requestBody }) =>
      operationId === "createShips" && requestBody
        ? [
            {
              value: requestBody.value.content["application/json"] ?? {},
              pointer: `${requestBody.pointer}/content/application~1json`,
            },
          ]
        : [],
    );
    if (holder === undefined) throw new Error("The description has no createShips.");
    expect(find(holder, Array(10_000).fill(item)).length).toBeLessThan(1000);
    expect(checked).toBeLessThan(1000);
    expect((await send("/ships", list('{"masts":"x"}', 9000))).messages).toHaveLength(20);
  });

  it("name an empty key", async () => {
    const { keys, messages } = await send("/ship", '{"":1}');
    expect(keys).toEqual(['""']);
    expect(messages).toEqual(['`""` is not known here.']);
  });

  it("show only the start of a large value", async () => {
    const { messages } = await send("/ship", list('{"a":"x"}', 9000));
    expect(messages[0]?.length).toBeLessThan(150);
  });
});
