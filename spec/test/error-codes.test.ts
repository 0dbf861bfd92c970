import { expect, test } from "vitest";
import { listErrorCodes, listKnownValues, locateOperations } from "../read/index.ts";
import { description, schemas } from "./bundle.ts";

test("the operations list codes that exist, and each code that must be listed", () => {
  const entries = listErrorCodes(description);
  const codes = entries.map(({ code }) => code);
  const listed = new Set<string>();
  for (const { value } of locateOperations(description)) {
    const own = value["x-errors"] ?? [];
    expect(new Set(own).size, value.operationId).toBe(own.length);
    for (const code of own) {
      expect(codes, value.operationId).toContain(code);
      listed.add(code);
    }
  }
  const missing = entries.filter(({ code, of }) => of === "listed" && !listed.has(code));
  expect(missing).toEqual([]);
});

test("the table of codes is at the root, so that a schema does not bring it to each operation", () => {
  const { "x-known-values": known, "x-origin": origin, ...others } = schemas["ErrorCode"] ?? {};
  expect(known).toBe("x-error-codes");
  expect(listKnownValues(description, schemas["ErrorCode"] ?? {})).toEqual(
    listErrorCodes(description).map(({ code }) => code),
  );
  expect(Object.keys(others).toSorted()).toEqual(["description", "examples", "minLength", "type"]);
  expect(JSON.stringify(description.components)).not.toContain('"x-error-codes":');
});
