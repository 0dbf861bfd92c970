import { describe, expect, it } from "vitest";
import { readEnvelope, useMock } from "./support/mock.ts";

const mock = useMock();
const headers = { Authorization: "Bearer token", "X-Disable-Hooks": "true" };

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, mock.url), { headers, ...init });
}

describe("addresses", () => {
  it("end with the version", () => {
    expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
  });

  it("have no operations outside the base path, and the response names it", async () => {
    const response = await ask("/accounts/current");
    expect(response.status).toBe(404);
    const [error] = await readEnvelope(response);
    expect(error?.message).toContain("/v1/accounts/current");
  });

  it("have the flags operation behind a second version segment only", async () => {
    const init = { method: "POST", headers: { ...headers, "Content-Type": "application/json" } };
    const body = JSON.stringify({ operation: "delete", slug: "checked" });
    const path = "/v1/workbooks/us_wb_Rm5yZ1hC/flags/bulk-mutate";
    expect((await ask(`/v1${path}`, { ...init, body })).status).toBe(200);
    const missed = await ask(path, { ...init, body });
    expect(missed.status).toBe(404);
    expect((await readEnvelope(missed))[0]?.message).toContain(`/v1${path}`);
  });

  it.each(["/", "/v1", "/v1/", "/v1/nothing", "/v1/actions/", "/v1//actions", "/v1/%2e%2e%2f"])(
    "do not include %s",
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      await readEnvelope(response);
    },
  );

  it("prefer a fixed segment to a parameter", async () => {
    const logs = await ask("/v1/agents/logs?environmentId=us_env_4hTq9LmZ");
    expect(await logs.json()).toHaveProperty("data.0.eventId");
    const wrongMethod = await ask("/v1/agents/logs", { method: "DELETE" });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });

  it("reject an id with invalid percent-encoding", async () => {
    const response = await ask("/v1/apps/%E0%A4%A");
    expect(response.status).toBe(400);
    expect(await readEnvelope(response)).toMatchObject([{ key: "appId" }]);
  });
});

describe("requests", () => {
  it("may spell the scheme of the token in any case", async () => {
    const response = await ask("/v1/accounts/current", {
      headers: { ...headers, Authorization: "bearer token" },
    });
    expect(response.status).toBe(200);
  });

  it("may request only the headers", async () => {
    const response = await ask("/v1/accounts/current", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.text()).toBe("");
  });

  it("get 406 if they accept no media type of the operation", async () => {
    const response = await ask("/v1/accounts/current", {
      headers: { ...headers, Accept: "text/csv, */*;q=0" },
    });
    expect(response.status).toBe(406);
    expect(await readEnvelope(response)).toMatchObject([{ key: "Accept" }]);
  });

  it("do not influence the next one by their Accept header", async () => {
    await ask("/v1/accounts/current", { headers: { ...headers, Accept: "text/csv" } });
    expect((await ask("/v1/accounts/current")).status).toBe(200);
  });

  it("do not influence the next one by their seed", async () => {
    const seeded = { headers: { ...headers, Prefer: "dynamic=true, seed=one" } };
    const free = { headers: { ...headers, Prefer: "dynamic=true" } };
    await ask("/v1/accounts/current", seeded);
    const first = await (await ask("/v1/accounts/current", free)).text();
    await ask("/v1/accounts/current", seeded);
    expect(await (await ask("/v1/accounts/current", free)).text()).not.toBe(first);
  });

  it("may come from a page of another origin", async () => {
    const asked = { Origin: "http://localhost:4010", "Access-Control-Request-Method": "GET" };
    const preflight = await ask("/v1/accounts/current", {
      method: "OPTIONS",
      headers: { ...asked, "Access-Control-Request-Headers": "authorization,x-disable-hooks" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("GET");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization,x-disable-hooks");
    const response = await ask("/v1/accounts/current", { headers: { ...headers, ...asked } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("get the example named after a status that only `default` covers", async () => {
    const response = await ask("/v1/accounts/current", { headers: { ...headers, Prefer: "code=429" } });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(response.headers.get("www-authenticate")).toBeNull();
    expect((await readEnvelope(response))[0]?.message).toContain("The limit is 2 requests per second");
  });

  it("get the nearest value of a long list", async () => {
    const response = await ask("/v1/events", {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({
        topic: "record:created",
        domain: "sheet",
        context: { accountId: "us_acc_Kp7Rw2Nx", environmentId: "us_env_4hTq9LmZ" },
        payload: {},
      }),
    });
    const errors = await readEnvelope(response);
    expect(errors).toEqual([
      {
        key: "topic",
        code: "value_not_allowed",
        message:
          "`topic` must be one of its 82 values; it was `record:created`; did you mean `records:created`.",
      },
    ]);
  });

  it("get every violation, with its path in the body", async () => {
    const response = await ask("/v1/actions?spaceId=us_sp_8vKd3QxN", {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({
        label: 1,
        constraints: [{ type: "hasData" }, { type: "hasDate" }],
        mount: "sheet",
      }),
    });
    expect(response.status).toBe(400);
    const keys = (await readEnvelope(response)).map(({ key }) => key);
    expect(keys.sort()).toEqual(["constraints[1].type", "label", "mount", "targetId"]);
  });
});
