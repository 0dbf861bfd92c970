import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import * as browser from "../../src/core/runtime/browser.ts";
import * as runtime from "../../src/core/runtime/default.ts";
import { operationTable } from "../../src/operations.gen.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

test("a browser has the same functions as every other runtime", () => {
  expectTypeOf<typeof browser>().toExtend<typeof runtime>();
  expect(Object.keys(browser).sort()).toEqual(Object.keys(runtime).sort());
});

describe("in a browser", () => {
  test("there is no environment, no name of the program and no code of a failure", () => {
    expect(browser.isBrowser()).toBe(false);
    vi.stubGlobal("document", {});
    expect(browser.isBrowser()).toBe(true);
    vi.unstubAllGlobals();
    expect(browser.readEnvironment()).toEqual({});
    expect(browser.nameProgram({ name: "shop" })).toEqual({});
    const cause = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
    const operation = operationTable.getApp;
    const occasion = { operation, attempts: [], redact: <T>(value: T) => value };
    expect(browser.explainFailure(occasion, cause, "unknown")).toMatchObject({
      code: "connection",
      sent: "unknown",
    });
    expect(runtime.explainFailure(occasion, cause, "unknown")).toMatchObject({
      code: "connection",
      sent: false,
    });
  });

  test("redirects are followed by the browser, unless the caller sets another mode", async () => {
    expect(browser.chooseRedirect()).toBe("follow");
    expect(browser.chooseRedirect("error")).toBe("error");
    const response = new Response(null, { status: 307, headers: { location: "/elsewhere" } });
    const request = new Request("http://service.test/v1");
    const prepared = { url: request.url, method: "GET", headers: {}, body: undefined };
    const send = () => Promise.reject(new Error("Nothing is sent."));
    expect(await browser.followRedirects(send, () => request, request, response, prepared, true)).toBe(
      response,
    );
  });

  test("that a bundler builds for, this code is used", async () => {
    const bundle = async (platform: "browser" | "node") => {
      const { outputFiles } = await build({
        stdin: {
          contents: 'export * from "@data-import/client/resources/spaces";',
          resolveDir: packageFolder,
        },
        bundle: true,
        write: false,
        format: "esm",
        platform,
        conditions: ["@data-import/source"],
      });
      return outputFiles[0]?.text ?? "";
    };
    expect(await bundle("browser")).not.toContain("ECONNREFUSED");
    expect(await bundle("node")).toContain("ECONNREFUSED");
  });
});

describe("elsewhere", () => {
  test("redirects are followed by the client, unless the caller sets another mode", () => {
    expect(runtime.chooseRedirect()).toBe("manual");
    expect(runtime.chooseRedirect("follow")).toBe("manual");
    expect(runtime.chooseRedirect("error")).toBe("error");
  });

  const follow = async (from: string, location: string | undefined, init: RequestInit = {}, status = 302) => {
    const seen: string[] = [];
    const request = new Request(from, { redirect: "manual", ...init });
    const headers = location === undefined ? {} : { location };
    const prepared = { url: from, method: request.method, headers: {}, body: init.body };
    const response = await runtime.followRedirects(
      async (sent) => {
        seen.push(`${sent.method} ${sent.url} ${[...sent.headers.keys()].join()}`);
        return new Response("there");
      },
      ({ url, method, body }, sent, signal) =>
        new Request(url, {
          method,
          body,
          headers: sent,
          signal,
          redirect: "manual",
        } as RequestInit),
      request,
      new Response(null, { status, headers }),
      prepared,
      true,
    );
    return { seen, status: response.status };
  };

  test("GET requests follow to another origin with harmless headers", async () => {
    const headers = {
      accept: "application/zip",
      authorization: "Bearer t",
      range: "bytes=5-",
      "x-team": "imports",
    };
    expect(await follow("https://a.test/v1", "https://b.test/file", { headers })).toEqual({
      seen: ["GET https://b.test/file accept,range"],
      status: 200,
    });
  });

  test.each([
    ["to plain HTTP", "https://a.test/v1", "http://b.test/", {}, 302],
    ["to plain HTTP on the same host", "https://a.test/v1", "http://a.test/v1", {}, 302],
    ["without an address", "https://a.test/v1", undefined, {}, 302],
    ["to an address that is none", "https://a.test/v1", "http://[", {}, 302],
    ["that are none", "https://a.test/v1", "/other", {}, 200],
    ["with a status that asks for a cache", "https://a.test/v1", "/other", {}, 304],
    [
      "of writes whose status changes the method",
      "https://a.test/v1",
      "/other",
      { method: "POST", body: "{}" },
      303,
    ],
    ["of writes across origins", "https://a.test/v1", "https://b.test/", { method: "DELETE" }, 308],
    ["of another port", "https://a.test/v1", "https://a.test:8443/", { method: "POST", body: "{}" }, 307],
  ] as const)("redirects %s are not followed", async (_, from, location, init, status) => {
    expect(await follow(from, location, init, status)).toEqual({ seen: [], status });
  });
});
