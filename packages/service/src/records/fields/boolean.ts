import type { BooleanProperty } from "@data-import/types";
import { type CheckedValue, refuseValue } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const booleanType: FieldType<BooleanProperty> = {
  comparesAs: "text",
  isList: () => false,
  createCheck: () => checkBoolean,
  findEmpty: ({ config }) =>
    config?.allowIndeterminate === false ? refuseValue(null, message).finding : undefined,
};

const message = "This must be `true` or `false`.";

const booleanWords = new Map(
  ["true", "yes", "y", "t", "on", "1"]
    .map((word): [string, boolean] => [word, true])
    .concat(["false", "no", "n", "f", "off", "0"].map((word): [string, boolean] => [word, false])),
);

function checkBoolean(value: string | number | boolean | readonly string[]): CheckedValue {
  const meant = booleanWords.get(String(value).trim().toLowerCase());
  return meant === undefined ? refuseValue(value, message) : { value: meant };
}
