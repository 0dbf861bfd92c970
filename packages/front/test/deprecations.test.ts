import { expect, test } from "vitest";
import { nameDeprecated, type Route } from "../src/index.ts";

const parameter = (name: string, facts: object = {}) => ({
  pointer: "",
  value: { name, in: "query", ...facts },
});
const old = { deprecated: true, "x-deprecated-since": "2026-11-29" };

/** A response of a planted operation. */
function respond(operation: object, parameters: object[], query: Readonly<Record<string, unknown>> = {}) {
  const route = { operation, parameters } as unknown as Route;
  return nameDeprecated({ status: 200, headers: { "x-request-id": "1" }, body: null }, route, query).headers;
}

test("a deprecated operation says since when, and when it goes", () => {
  expect(respond({}, [parameter("page")], { page: 1 })).toEqual({ "x-request-id": "1" });
  expect(respond(old, [])).toEqual({ "x-request-id": "1", deprecation: "@1795910400" });
  expect(respond({ ...old, "x-sunset": "2027-11-29" }, [])).toEqual({
    "x-request-id": "1",
    deprecation: "@1795910400",
    sunset: "Mon, 29 Nov 2027 00:00:00 GMT",
  });
});

test("a deprecated parameter says so to those who send it, and the first date counts", () => {
  const later = { deprecated: true, "x-deprecated-since": "2027-01-31", "x-sunset": "2028-01-31" };
  const parameters = [parameter("page"), parameter("version", old), parameter("since", later)];
  expect(respond({}, parameters, { page: 1 })).not.toHaveProperty("deprecation");
  expect(respond({}, parameters, { version: "a" })).toMatchObject({ deprecation: "@1795910400" });
  expect(respond({}, parameters, { version: "a" })).not.toHaveProperty("sunset");
  expect(respond({}, parameters, { since: false, version: "a" })).toMatchObject({
    deprecation: "@1795910400",
    sunset: "Mon, 31 Jan 2028 00:00:00 GMT",
  });
});
