import { expect, test } from "vitest";
import { listErrorCodes, locateOperations } from "../read/index.ts";
import { description } from "./bundle.ts";

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
