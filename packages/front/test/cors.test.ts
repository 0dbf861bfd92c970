import {
  allowOrigins,
  type HttpRequest,
  type HttpResponse,
  noBytes,
  readOrigins,
  respondToOptions,
} from "@data-import/front";
import { OptionError, readCorsOption } from "@data-import/front/command";
import { describe, expect, it } from "vitest";

function makeCall(headers: HttpRequest["headers"], method = "GET"): HttpRequest {
  return {
    method,
    pathname: "/v1/spaces",
    search: "",
    headers,
    readBody: async () => noBytes,
    async *openBody() {},
  };
}

const shop = "https://shop.example";
const reply: HttpResponse = { status: 200, headers: { vary: "Accept" }, body: null };
const ask = (origin: string | undefined, origins?: readonly string[], from = reply) =>
  allowOrigins(makeCall({ origin }), from, readOrigins(origins)).headers;

describe("without a list of origins", () => {
  it("every page may call, without credentials", () => {
    expect(ask(shop)).toEqual({
      vary: "Accept",
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "*",
    });
  });

  it("a response to a program has no more headers", () => {
    expect(ask(undefined)).toBe(reply.headers);
  });
});

describe("with a list of origins", () => {
  const list = [shop, "http://localhost:5173", "capacitor://localhost"];

  it.each(list)("a page of %s may call", (origin) => {
    expect(ask(origin, list)).toEqual({
      vary: "Accept, Origin",
      "access-control-allow-origin": origin,
      "access-control-expose-headers": "*",
    });
  });

  it.each([
    "http://shop.example",
    "https://shop.example:8443",
    "https://shop.example.evil.example",
    "https://pay.shop.example",
    "null",
    "*",
    undefined,
  ])("a page of %s may not, and a cache does not mix their responses", (origin) => {
    expect(ask(origin, list)).toEqual({ vary: "Accept, Origin" });
    expect(ask(origin, list, { ...reply, headers: {} })).toEqual({ vary: "Origin" });
    expect(ask(origin, [])).toEqual({ vary: "Accept, Origin" });
  });

  it("a preflight says nothing to other pages", () => {
    const preflight = (origin: string) => {
      const headers = { origin, "access-control-request-method": "PATCH" };
      const call = makeCall({ ...headers, "access-control-request-headers": "authorization" }, "OPTIONS");
      return allowOrigins(call, respondToOptions(call, "GET, PATCH"), readOrigins(list)).headers;
    };
    expect(preflight(shop)).toEqual({
      allow: "GET, PATCH",
      vary: "Origin",
      "access-control-allow-origin": shop,
      "access-control-expose-headers": "*",
      "access-control-allow-methods": "GET, PATCH",
      "access-control-allow-headers": "authorization",
      "access-control-max-age": "600",
    });
    expect(preflight("https://other.example")).toEqual({ allow: "GET, PATCH", vary: "Origin" });
  });

  it("a response from behind the mock allows no more", () => {
    const open = { "access-control-allow-origin": "*", "access-control-allow-credentials": "true" };
    expect(ask("https://other.example", list, { ...reply, headers: open })).toEqual({ vary: "Origin" });
    for (const origins of [undefined, list]) {
      const headers = ask(shop, origins, { ...reply, headers: open });
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    }
  });
});

describe("an origin", () => {
  it.each([
    ["https://shop.example/", " Write https://shop.example."],
    ["https://Shop.example", " Write https://shop.example."],
    ["https://shop.example:443", " Write https://shop.example."],
    ["https://shop.example/import", ""],
    ["https://*.shop.example", ""],
    ["shop.example", ""],
    ["null", ""],
  ])("is not %s", (text, advice) => {
    const message = `${text} is not an origin such as https://shop.example:8443.${advice}`;
    expect(() => readOrigins([text])).toThrow(new TypeError(message));
    expect(() => readCorsOption(`${shop},${text}`)).toThrow(new OptionError(`--cors-origin: ${message}`));
  });

  it("may stand in an option with others", () => {
    expect(readCorsOption(`${shop}, http://[::1]:8080`)).toEqual([shop, "http://[::1]:8080"]);
    expect(readCorsOption("none")).toEqual([]);
    expect([readCorsOption(undefined), readCorsOption("*"), readCorsOption("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(() => readCorsOption(`${shop},*`)).toThrow(OptionError);
  });
});
