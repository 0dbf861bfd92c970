import type { BooleanProperty } from "@data-import/types";
import { type CheckedValue, createRefusal } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const booleanType: FieldType<BooleanProperty> = {
  holds: "boolean",
  comparesAs: "text",
  isList: () => false,
  createCheck: () => checkBoolean,
  findEmpty: ({ config }) => (config?.allowIndeterminate === false ? refusal : undefined),
};

const refusal = createRefusal({ code: "boolean_expected" });

const booleanWords = new Map(
  ["true", "yes", "y", "t", "on", "1"]
    .map((word): [string, boolean] => [word, true])
    .concat(["false", "no", "n", "f", "off", "0"].map((word): [string, boolean] => [word, false])),
);

function checkBoolean(value: string | number | boolean | readonly string[]): CheckedValue {
  const meant = booleanWords.get(String(value).trim().toLowerCase());
  return meant === undefined ? { value, finding: refusal } : { value: meant };
}
