// What Prism's own server gets wrong, and this mock must not: one test for each, through the public door.
import { createMock } from "@data-import/mock";
import { describe, expect, it } from "vitest";
import { useMock } from "./support/mock.ts";
import { agent, ask, readJson, send, sheets } from "./support/send.ts";

const mock = createMock();
const served = useMock();
const headers = { Authorization: "Bearer token", "X-Disable-Hooks": "true" };
const json = { "Content-Type": "application/json" };

async function failuresOf(response: Response): Promise<{ message: string; key?: string }[]> {
  expect(response.headers.get("content-type")).toBe("application/json");
  const { errors, ...rest } = await readJson(response);
  expect(rest).toEqual({});
  return errors;
}

describe("unlike Prism", () => {
  it("responds to malformed JSON", async () => {
    const init = { method: "PATCH", headers: { ...headers, ...json }, body: '{"name":' };
    const response = await fetch(`${served.url}/accounts/current`, {
      ...init,
      signal: AbortSignal.timeout(5000),
    });
    expect(response.status).toBe(400);
    expect((await failuresOf(response))[0]?.message).toMatch(/^The body is not valid JSON: /);
  });

  it("survives a property name outside latin-1, on a port", async () => {
    const init = { method: "PATCH", headers: { ...headers, ...json }, body: '{"имя":"лампа"}' };
    const response = await fetch(`${served.url}/accounts/current`, init);
    expect(response.status).toBe(400);
    expect(await failuresOf(response)).toMatchObject([{ key: "имя" }]);
    expect((await fetch(`${served.url}/accounts/current`, { headers })).status).toBe(200);
  });

  it("does not use the Accept header of one request for the next", async () => {
    expect((await ask(mock, sheets, { headers: { Accept: "text/csv" } })).status).toBe(406);
    expect((await ask(mock, sheets)).status).toBe(200);
  });

  it("does not use the seed of one request for the next", async () => {
    const generate = async (prefer: string) =>
      (await ask(mock, sheets, { headers: { Prefer: prefer } })).text();
    await generate("dynamic=true, seed=one");
    const first = await generate("dynamic=true");
    await generate("dynamic=true, seed=one");
    expect(await generate("dynamic=true")).not.toBe(first);
  });

  it("generates the same values from the same seed, including names and addresses", async () => {
    const generate = async () =>
      (await ask(createMock({ seed: "harbor", dynamic: true }), "/accounts/current")).text();
    expect(await generate()).toBe(await generate());
  });

  it("reads schemas as JSON Schema 2020-12", async () => {
    // A `$ref` beside other keywords: a validator of draft-07 would ignore them. `data.config` is such a place, too.
    const response = await send(mock, "POST", "/actions?spaceId=us_sp_8vKd3QxN", { label: "x", more: 1 });
    expect(response.status).toBe(400);
    expect(await failuresOf(response)).toContainEqual(expect.objectContaining({ key: "more" }));
  });

  it.each(["bearer", "BEARER", "Bearer"])("takes a token with the scheme %s", async (scheme) => {
    expect((await ask(mock, sheets, { headers: { Authorization: `${scheme} token` } })).status).toBe(200);
  });

  it("lists the methods with 405", async () => {
    const response = await ask(mock, "/accounts/current", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, PATCH, HEAD, OPTIONS");
  });

  it.each(["in this process", "on a port"])("responds to HEAD like GET, without a body, %s", async (road) => {
    const init = { method: "HEAD", headers };
    const response =
      road === "on a port" ? await fetch(served.url + sheets, init) : await ask(mock, sheets, init);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.text()).toBe("");
  });

  it("responds below the base path, and only there", async () => {
    expect((await mock.fetch(`${mock.url}${sheets}`, { headers })).status).toBe(200);
    expect((await mock.fetch(new URL(sheets, mock.url), { headers })).status).toBe(404);
  });

  it("does not take an empty id", async () => {
    expect((await ask(mock, "/apps/")).status).toBe(404);
    expect((await ask(mock, "/agents//roles")).status).toBe(404);
  });

  it("returns 415 for a body of another type", async () => {
    const init = { method: "PATCH", headers: { "Content-Type": "text/csv" }, body: "name\nQuay" };
    const response = await ask(mock, "/accounts/current", init);
    expect(response.status).toBe(415);
    expect(await failuresOf(response)).toMatchObject([{ key: "Content-Type" }]);
  });

  it("takes 20 MB if its limit allows it, and above the limit returns an envelope with the limit", async () => {
    const body = { metadata: { text: "x".repeat(20_000_000) } };
    const large = createMock({ bodyLimit: 21_000_000 });
    expect((await send(large, "PATCH", "/spaces/us_sp_8vKd3QxN", body)).status).toBe(200);
    const small = createMock({ bodyLimit: 1000 });
    const { url, close } = await small.listen();
    const init = {
      method: "PATCH",
      headers: { ...headers, ...json },
      body: JSON.stringify({ name: "x".repeat(2000) }),
    };
    for (const response of [
      await ask(small, "/accounts/current", init),
      await fetch(`${url}/accounts/current`, init),
    ]) {
      expect(response.status).toBe(413);
      expect((await failuresOf(response))[0]?.message).toContain("the limit is 1000 bytes");
    }
    await close();
  });

  it("keeps the bytes of a form", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const form = new FormData();
    form.append("spaceId", "us_sp_8vKd3QxN");
    form.append("environmentId", "us_env_4hTq9LmZ");
    form.append("file", new File([bytes], "all.bin"));
    expect((await ask(mock, "/files", { method: "POST", body: form })).status).toBe(200);
    expect([...(mock.requests.for("uploadFile").at(-1)?.parts?.file.bytes ?? [])]).toEqual([...bytes]);
  });

  it.each(["dynamic=true", "dynamic=false"])("responds to a download with a file, %s", async (prefer) => {
    const response = await ask(mock, "/agent-exports/us_agx_Lw9fJ3tR/download", {
      headers: { Prefer: prefer },
    });
    expect(response.headers.get("content-disposition")).toContain("filename=");
    expect(await response.text()).not.toMatch(/^"?string"?$/);
  });

  it("has one shape for every failure", async () => {
    const failures = [
      ask(mock, "/nothing"),
      ask(mock, "/sheets"),
      ask(mock, sheets, { method: "PUT" }),
      ask(mock, sheets, { headers: { Authorization: "" } }),
      ask(mock, sheets, { headers: { Accept: "image/png" } }),
      ask(mock, agent, { headers: { Prefer: "code=404" } }),
      ask(mock, agent, { headers: { Prefer: "code=302" } }),
    ];
    for (const response of await Promise.all(failures)) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect((await failuresOf(response)).length).toBeGreaterThan(0);
    }
  });

  it("gives the reason, even if the description documents the status of the failure", async () => {
    const response = await ask(mock, "/agents/logs");
    expect(response.status).toBe(400);
    expect(await failuresOf(response)).toEqual([
      {
        message: "`environmentId` is required: add `?environmentId=...` to the address.",
        key: "environmentId",
        code: "value_missing",
      },
    ]);
  });
});
