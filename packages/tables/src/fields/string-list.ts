import type { StringListProperty } from "@data-import/types";
import type { FieldType } from "./field-type.ts";
import { createTextCheck } from "./string.ts";

export const stringListType: FieldType<StringListProperty> = {
  holds: "text",
  comparesAs: "text",
  isList: () => true,
  createCheck: () => createTextCheck(),
};
