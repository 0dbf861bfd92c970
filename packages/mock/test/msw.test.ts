import { createClient } from "@data-import/client";
import { createMock, type MockOptions } from "@data-import/mock";
import { createHandlers } from "@data-import/mock/msw";
import { expect } from "@data-import/mock/vitest";
import { getResponse } from "msw";
import { setupServer } from "msw/node";
import { describe, onTestFinished, test, vi } from "vitest";

const address = "https://import.example/data/v1";

/** A mock behind Mock Service Worker, and a client that sends its requests with the global `fetch`. */
function intercept(options: MockOptions = {}, baseUrl: string | readonly string[] = address) {
  const mock = createMock(options);
  const server = setupServer(...createHandlers(mock, { baseUrl }));
  server.listen({ onUnhandledFrame: "error" });
  onTestFinished(() => server.close());
  return { mock, api: createClient({ baseUrl: address, token: "any", retry: false }) };
}

describe("the handlers", () => {
  test("respond to requests below any address", async () => {
    const { mock, api } = intercept();
    const { data, status } = await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" }).withResponse();
    expect([status, data.length > 0]).toEqual([200, true]);
    expect(mock).toHaveReceived("listSheets", {
      query: { workbookId: "us_wb_Rm5yZ1hC" },
      headers: { authorization: "Bearer any" },
    });
  });

  test("respond at several addresses; the default is that of the mock", async () => {
    const { mock, api } = intercept({}, ["https://eu.import.example/v1", address]);
    await api.accounts.getCurrent();
    const headers = { Authorization: "Bearer any", "X-Disable-Hooks": "true" };
    await expect(await fetch("https://eu.import.example/v1/accounts/current", { headers })).toMatchOperation(
      "getCurrentAccount",
      200,
    );
    expect(mock).toHaveReceived("getCurrentAccount", {}, { times: 2 });
    expect(await getResponse(createHandlers(mock), new Request(`${mock.url}/sheetz`))).toMatchObject({
      status: 404,
    });
    expect(() => createHandlers(mock, { baseUrl: "import.example" })).toThrow(TypeError);
  });

  test("ignore other addresses", async () => {
    const handlers = createHandlers(createMock(), { baseUrl: address });
    // It only begins like theirs.
    const other = new Request(`${address}2/accounts/current`);
    expect(await getResponse(handlers, other)).toBeUndefined();
    expect(await getResponse(handlers, new Request(`${address}/accounts/current`))).toBeDefined();
  });

  test("pass every byte, in both directions", async () => {
    const { mock, api } = intercept({ engine: (request) => answerWithFile(request) });
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    const file = new File([bytes], "Prüfung.bin", { type: "image/png" });
    await api.files.upload(file, { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ" }).result();
    expect(mock).toHaveReceived("uploadFile", { parts: { file: { fileName: "Prüfung.bin", bytes } } });
    const archive = await api.agentExports.download("us_agx_Lw9fJ3tR");
    expect(Buffer.compare(await archive.bytes(), bytes)).toBe(0);

    function answerWithFile({ url }: Request): Response {
      const headers = { "Content-Type": "application/zip" };
      return url.endsWith("/download")
        ? new Response(bytes, { headers })
        : new Response(null, { status: 500 });
    }
  });

  test.for([
    ["reset", "connection"],
    ["truncate", "connection"],
    [503, "api"],
  ] as const)("let the fault %s through", async ([kind, code]) => {
    const { mock, api } = intercept();
    mock.faults({ rate: 1, kinds: [kind] });
    await expect(api.apps.get("us_app_Ib3pQ8mH")).rejects.toMatchObject({ code });
    expect(mock.requests.all).toMatchObject([{ operationId: "getApp", fault: kind }]);
  });

  test("stop if the caller aborts", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => complaints.mockRestore());
    const { mock, api } = intercept({ delay: 60_000 });
    const controller = new AbortController();
    const call = api.apps.get("us_app_Ib3pQ8mH", { signal: controller.signal }).result();
    setTimeout(() => controller.abort(), 50);
    expect(await call).toMatchObject({ ok: false, error: { code: "aborted" } });
    await expect.poll(() => mock.requests.all).toMatchObject([{ operationId: "getApp", status: 0 }]);
    expect(complaints.mock.calls).toEqual([]);
  });
});
