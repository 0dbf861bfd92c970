import { createMock } from "@data-import/mock";
import { describe, expect, it } from "vitest";
import { ask, readJson, send } from "./support/send.ts";

/** A fake of two operations that keeps state. */
function createFake(): (request: Request) => Promise<Response> {
  let name = "Harbor Goods";
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/v1/accounts/current") {
      if (request.method === "PATCH") ({ name } = (await request.json()) as { name: string });
      const example = await readJson(ask(createMock(), "/accounts/current"));
      return Response.json({ data: { ...example.data, name } });
    }
    if (pathname === "/v1/files") {
      const form = await request.formData();
      const file = form.get("file") as File;
      return Response.json({ data: { id: "us_fl_1", name: file.name, size: file.size } });
    }
    return Response.json({ errors: [{ message: "Not here" }] }, { status: 404 });
  };
}

describe("a mock in front of a fetch", () => {
  it("keeps the state of the fetch, and checks requests", async () => {
    const mock = createMock({ engine: createFake() });
    expect((await send(mock, "PATCH", "/accounts/current", { name: "Quay" })).status).toBe(200);
    expect((await send(mock, "PATCH", "/accounts/current", { name: 5 })).status).toBe(400);
    expect((await readJson(ask(mock, "/accounts/current"))).data.name).toBe("Quay");
    expect(mock.requests.for("updateCurrentAccount").map(({ json, status }) => [json, status])).toEqual([
      [{ name: "Quay" }, 200],
      [{ name: 5 }, 400],
    ]);
  });

  it("applies faults and overrides first", async () => {
    const mock = createMock({ engine: createFake() });
    mock.faults({ rate: 1, kinds: [503] });
    expect((await send(mock, "PATCH", "/accounts/current", { name: "Quay" })).status).toBe(503);
    mock.faults(null);
    expect((await readJson(ask(mock, "/accounts/current"))).data.name).toBe("Harbor Goods");
    mock.on("getCurrentAccount").reply(401, { errors: [{ message: "Expired" }] });
    expect((await ask(mock, "/accounts/current")).status).toBe(401);
  });

  it("is not used for a request that prefers a response of the description", async () => {
    const mock = createMock({ engine: () => Promise.reject(new Error("never asked")) });
    const response = await ask(mock, "/accounts/current", { headers: { Prefer: "code=500" } });
    expect((await readJson(response)).errors[0].message).not.toContain("never asked");
  });

  it("passes on every byte of a form", async () => {
    const mock = createMock({ engine: createFake() });
    const form = new FormData();
    form.append("spaceId", "us_sp_8vKd3QxN");
    form.append("environmentId", "us_env_4hTq9LmZ");
    form.append("file", new File([new Uint8Array(1234)], "a.csv"));
    const response = await ask(mock, "/files", { method: "POST", body: form });
    expect((await readJson(response)).data).toMatchObject({ name: "a.csv", size: 1234 });
  });

  it("records violations of its responses", async () => {
    const mock = createMock({ engine: createFake() });
    const form = new FormData();
    form.append("spaceId", "us_sp_8vKd3QxN");
    form.append("environmentId", "us_env_4hTq9LmZ");
    form.append("file", new File(["a"], "a.csv"));
    await ask(mock, "/files", { method: "POST", body: form });
    const [upload] = mock.requests.for("uploadFile");
    expect(upload?.violations).toContainEqual(
      expect.objectContaining({ where: "response", key: "data.ext", message: "`data.ext` is required." }),
    );
  });

  it.each([
    [() => new Response("hello"), "must be application/json; it is text/plain"],
    [() => Response.json({}, { status: 201 }), "has no response with status 201"],
    [() => new Response("{", { headers: { "Content-Type": "application/json" } }), "is not valid JSON"],
  ])("describes the error of a response: %s", async (engine, message) => {
    const mock = createMock({ engine });
    await ask(mock, "/accounts/current");
    expect(mock.requests.for("getCurrentAccount")[0]?.violations[0]?.message).toContain(message);
  });

  it("returns 500 with an envelope if the engine throws", async () => {
    const mock = createMock({
      engine: () => {
        throw new Error("out of paper");
      },
    });
    const response = await ask(mock, "/accounts/current");
    expect(response.status).toBe(500);
    expect((await readJson(response)).errors[0].message).toContain("out of paper");
  });
});
