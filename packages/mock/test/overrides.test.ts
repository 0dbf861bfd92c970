import { createMock } from "@data-import/mock";
import { describe, expect, it } from "vitest";
import { agent, ask, readJson, send, sheets } from "./support/send.ts";

const gone = { errors: [{ message: "No such agent", key: "agentId" }] };

describe("an override", () => {
  it("returns an example by its name, with its status", async () => {
    const mock = createMock();
    mock.on("listSheets").example("noSheets");
    expect(await readJson(ask(mock, sheets))).toEqual({ data: [] });
    mock.on("getAgent").example("agentNotFound");
    expect((await ask(mock, agent)).status).toBe(404);
    mock.on("getAgent").example("tooManyRequests");
    expect((await ask(mock, agent)).status).toBe(429);
  });

  it("returns a status, a body and headers", async () => {
    const mock = createMock();
    mock.on("getAgent").reply(404, gone, { headers: { "X-Request-Id": "req_1" } });
    const response = await ask(mock, agent);
    expect(response.status).toBe(404);
    expect(response.headers.get("x-request-id")).toBe("req_1");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await readJson(response)).toEqual(gone);
  });

  it("returns the body that a function makes from the request", async () => {
    const mock = createMock();
    mock
      .on("updateCurrentAccount")
      .reply(409, ({ json }) => ({ errors: [{ message: `${json.name} is taken` }] }));
    const response = await send(mock, "PATCH", "/accounts/current", { name: "Quay" });
    expect(await readJson(response)).toEqual({ errors: [{ message: "Quay is taken" }] });
  });

  it("records the violations of a function's body", async () => {
    const mock = createMock();
    mock.on("getAgent").reply(404, () => ({ errors: [{}] }) as never);
    await ask(mock, agent);
    expect(mock.requests.for("getAgent")[0]?.violations).toEqual([
      expect.objectContaining({ where: "response", key: "errors[0].message" }),
    ]);
  });

  it("returns any response of respond()", async () => {
    const mock = createMock();
    mock.on("listSheets").respond(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const response = await ask(mock, sheets);
    expect([response.status, await response.text()]).toEqual([502, "<h1>Bad gateway</h1>"]);
  });

  it("is used for as many requests as it says, in the order of creation; then the last one without a number", async () => {
    const mock = createMock();
    mock.on("getAgent").example("agentBadRequest");
    mock.on("getAgent").reply(404, gone);
    mock.on("getAgent").example("tooManyRequests").times(2);
    mock.on("getAgent").example("conflict").once();
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) statuses.push((await ask(mock, agent)).status);
    expect(statuses).toEqual([429, 429, 409, 404, 404]);
  });

  it("delays the usual response, and stops waiting if the caller aborts", async () => {
    const mock = createMock();
    mock.on("listSheets").delay(30).once();
    const started = performance.now();
    expect((await ask(mock, sheets)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(25);
    mock.on("listSheets").delay(60_000);
    await expect(ask(mock, sheets, { signal: AbortSignal.timeout(10) })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  it("is for valid requests only", async () => {
    const mock = createMock();
    mock.on("listSheets").example("noSheets").once();
    expect((await ask(mock, "/sheets")).status).toBe(400);
    expect(await readJson(ask(mock, sheets))).toEqual({ data: [] });
  });

  it.each<[string, (mock: ReturnType<typeof createMock>) => void, string]>([
    [
      "an operation",
      (mock) => mock.on("listSheat" as never),
      "There is no operation listSheat. Did you mean listSheets?",
    ],
    ["an example", (mock) => mock.on("listSheets").example("twoSheet" as never), "Did you mean twoSheets?"],
    [
      "a status",
      (mock) => mock.on("listSheets").reply(201 as never, {} as never),
      "listSheets does not return 201; it has 200",
    ],
    [
      "a body",
      (mock) => mock.on("getAgent").reply(404, { errors: [{}] } as never),
      "`errors[0].message` is required.",
    ],
    ["a number of times", (mock) => mock.on("getAgent").times(0), "one request or more; it was 0"],
    [
      "an operation of recorded requests",
      (mock) => mock.requests.for("gets" as never),
      "There is no operation gets.",
    ],
  ])("throws at once if %s is wrong", (_, make, message) => {
    expect(() => make(createMock())).toThrow(message);
  });
});
