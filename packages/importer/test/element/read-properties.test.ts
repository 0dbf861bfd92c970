import type { CurrentActor } from "@data-import/types";
import { expect, test } from "vitest";
import type { ImporterProperties } from "../../src/element/definition.ts";
import { readProperties } from "../../src/element/read-properties.ts";
import { mayDo } from "../../src/flows/permissions.ts";

const read = (properties: ImporterProperties) =>
  readProperties(properties, (message) => expect.fail(message)).given;

test.each(["*", "*:write", "records:*", "records:write", "records:read", "*:read"])(
  "with `readonly`, the permission %s only reads",
  (permission) => {
    const caller = { permissions: [permission] } as CurrentActor;
    const narrowed = read({ readonly: true }).narrow?.(caller) ?? caller;
    expect(mayDo(narrowed, "records:write")).toBe(false);
    expect(mayDo(narrowed, "records:read")).toBe(mayDo(caller, "records:read"));
  },
);

test("`readonly` leaves out the file and the columns; without properties, nothing is different", () => {
  expect(read({ readonly: true, steps: { omit: ["columns"] } }).omitted).toEqual([
    "columns",
    "file",
    "columns",
  ]);
  expect(read({})).toEqual({ omitted: [], keyFields: [], isReadOnly: false, changeTexts: undefined });
});
