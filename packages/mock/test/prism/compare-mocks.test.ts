import { exampleNames, exampleValue } from "@data-import/front";
import { describe, expect, it } from "vitest";
import { description } from "../support/description.ts";
import { compareMocks } from "./compare-mocks.ts";
import type { IntendedDifference } from "./differences.ts";
import type { Aspect } from "./find-differences.ts";
import { type Question, questions, type Responded } from "./questions.ts";

const question = questions.find(
  ({ isGenerated, route }) => isGenerated && route.operationId === "getCurrentAccount",
) as Question;
const account = (data: object, more: Partial<Responded> = {}): ReadonlyMap<Question, Responded> =>
  new Map([
    [question, { status: 200, contentType: "application/json", text: JSON.stringify({ data }), ...more }],
  ]);
const [shown = ""] = exampleNames(question.route, "200");
const example = exampleValue(description, question.route, "200", shown)?.value;
const whole = (example as { readonly data: object }).data;
const line = (aspect: Aspect): IntendedDifference => ({ aspect, reason: "a reason", holdsFor: () => true });
const name = "getCurrentAccount, Prefer: dynamic=true, seed=harbor";

function omit(data: object, property: string): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== property));
}

describe("the comparison with Prism", () => {
  it("finds nothing in equal responses, or in other values of the same shape", () => {
    expect(compareMocks(account(whole), account(whole), [], "bytes")).toEqual([]);
    expect(compareMocks(account(whole), account({ ...whole, name: "Quay" }), [], "likeness")).toEqual([]);
  });

  it.each<[string, ReadonlyMap<Question, Responded>, Aspect]>([
    ["status", account(whole, { status: 201 }), "status"],
    ["content type", account(whole, { contentType: null }), "content type"],
    ["validity", account({ ...whole, name: 5 }), "validity"],
    ["shape", account(omit(whole, "subdomain")), "shape"],
  ])("finds another %s, unless the table lists it", (_, mock, aspect) => {
    const found = compareMocks(account(whole), mock, [], "likeness");
    expect(found[0]).toContain(`${name}: another ${aspect}. `);
    expect(compareMocks(account(whole), mock, [line(aspect)], "likeness").join()).not.toContain(aspect);
    expect(compareMocks(account(whole), account(whole), [line(aspect)], "likeness")).toHaveLength(1);
  });

  it("finds other bytes if only bytes count", () => {
    const found = compareMocks(account(whole), account({ ...whole, name: "Quay" }), [], "bytes");
    expect(found).toEqual([expect.stringContaining(`${name}: another body. Prism: {"data":`)]);
  });

  it("finds a line of the table that is not true any longer", () => {
    expect(compareMocks(account(whole), account(whole), [line("shape")], "likeness")).toEqual([
      `${name}: the table lists another shape, it is equal.`,
    ]);
    const idle = { ...line("shape"), holdsFor: () => false };
    expect(compareMocks(account(whole), account(whole), [idle], "likeness")).toEqual([
      "No question needs this line of the table: a reason",
    ]);
  });

  it("does not compare what Prism was not asked", () => {
    expect(() => compareMocks(new Map(), account(whole), [], "bytes")).toThrow(
      `Prism was not asked: ${name}`,
    );
  });
});
