import { readFilterObject, readQuery } from "@data-import/tables/query";
import { expect, it, test } from "vitest";

it("a query is read from left to right, and parentheses first", () => {
  const [a, b, c] = ["a", "b", "c"].map((field) => ({
    kind: "comparison",
    field,
    operator: "eq",
    value: "x y",
  }));
  const left = { kind: "and", items: [{ kind: "or", items: [a, b] }, c] };
  expect(readQuery("a eq 'x y' or b eq 'x y' and c eq 'x y'")).toEqual(left);
  const inside = { kind: "or", items: [a, { kind: "and", items: [b, c] }] };
  expect(readQuery("a eq 'x y' or (b eq 'x y' and c eq 'x y')")).toEqual(inside);
});

test.each([
  ["a eq", "The query cannot be read at the end of the query"],
  ["a eq 'x", "The query cannot be read at `'x`: the quote ' is not closed."],
  ["a eq 1 b", "The query cannot be read at `b`"],
])("the query %s is refused where it ends to make sense", (query, message) => {
  expect(() => readQuery(query)).toThrow(message);
});

it("a filter says everything that is wrong with it", () => {
  const { problems } = readFilterObject({ price: { above: 1, is: "old" }, name: { eq: {} } });
  expect(problems.map(({ key }) => key)).toEqual(["filter.price.above", "filter.price.is", "filter.name.eq"]);
});
