import { exampleNames, exampleValue } from "@data-import/front";
import { describe, expect, it } from "vitest";
import { description } from "../support/description.ts";
import { compareMocks } from "./compare-mocks.ts";
import { type ComparedRequest, comparedRequests, type ReceivedResponse } from "./compared-requests.ts";
import type { IntendedDifference } from "./differences.ts";
import type { Aspect } from "./find-differences.ts";

const request = comparedRequests.find(
  ({ isGenerated, route }) => isGenerated && route.operationId === "getCurrentAccount",
) as ComparedRequest;
const account = (
  data: object,
  more: Partial<ReceivedResponse> = {},
): ReadonlyMap<ComparedRequest, ReceivedResponse> =>
  new Map([
    [request, { status: 200, contentType: "application/json", text: JSON.stringify({ data }), ...more }],
  ]);
const [shown = ""] = exampleNames(request.route, "200");
const example = exampleValue(description, request.route, "200", shown)?.value;
const whole = (example as { readonly data: object }).data;
const line = (aspect: Aspect): IntendedDifference => ({ aspect, reason: "a reason", holdsFor: () => true });
const name = "getCurrentAccount, Prefer: dynamic=true, seed=harbor";

function omit(data: object, property: string): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== property));
}

describe("the comparison with Prism", () => {
  it("finds nothing in equal responses, or in other values of the same shape", () => {
    expect(compareMocks(account(whole), account(whole), [], "bytes")).toEqual([]);
    expect(compareMocks(account(whole), account({ ...whole, name: "Quay" }), [], "shape")).toEqual([]);
  });

  it.each<[string, ReadonlyMap<ComparedRequest, ReceivedResponse>, Aspect]>([
    ["status", account(whole, { status: 201 }), "status"],
    ["content type", account(whole, { contentType: null }), "content type"],
    ["validity", account({ ...whole, name: 5 }), "validity"],
    ["shape", account(omit(whole, "subdomain")), "shape"],
  ])("finds another %s, unless the table lists it", (_, mock, aspect) => {
    const found = compareMocks(account(whole), mock, [], "shape");
    expect(found[0]).toContain(`${name}: another ${aspect}. `);
    expect(compareMocks(account(whole), mock, [line(aspect)], "shape").join()).not.toContain(aspect);
    expect(compareMocks(account(whole), account(whole), [line(aspect)], "shape")).toHaveLength(1);
  });

  it("finds other bytes if only bytes count", () => {
    const found = compareMocks(account(whole), account({ ...whole, name: "Quay" }), [], "bytes");
    expect(found).toEqual([expect.stringContaining(`${name}: another body. Prism: {"data":`)]);
  });

  it("finds a body that is not JSON, and names its request", () => {
    const found = compareMocks(account(whole, { text: "" }), account(whole), [], "shape");
    expect(found).toEqual([expect.stringContaining(`${name}: another body. Prism: , the mock: {"data":`)]);
  });

  it("finds a line of the table that is not true any longer", () => {
    expect(compareMocks(account(whole), account(whole), [line("shape")], "shape")).toEqual([
      `${name}: the table lists another shape, it is equal.`,
    ]);
    const idle = { ...line("shape"), holdsFor: () => false };
    expect(compareMocks(account(whole), account(whole), [idle], "shape")).toEqual([
      "No request needs this line of the table: a reason",
    ]);
  });

  it("throws if Prism did not get the request", () => {
    expect(() => compareMocks(new Map(), account(whole), [], "bytes")).toThrow(
      `Prism did not get the request: ${name}`,
    );
  });
});
