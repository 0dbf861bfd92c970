import type { ReferenceListProperty } from "@data-import/types";
import type { FieldType } from "./field-type.ts";
import { findFilterProblems } from "./reference.ts";
import { createTextCheck } from "./string.ts";

export const referenceListType: FieldType<ReferenceListProperty> = {
  holds: "text",
  comparesAs: "text",
  isList: () => true,
  createCheck: () => createTextCheck(),
  getReference: ({ config }) => config,
  findProblems: findFilterProblems,
};
