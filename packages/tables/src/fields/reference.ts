import type { ReferenceListProperty, ReferenceProperty, SheetConfig } from "@data-import/types";
import type { Problem } from "../basics/problem.ts";
import type { FieldType } from "./field-type.ts";
import { createTextCheck } from "./string.ts";

export const referenceType: FieldType<ReferenceProperty> = {
  holds: "text",
  comparesAs: "text",
  isList: ({ isArray, config }) => isArray === true || config.relationship === "has-many",
  createCheck: () => createTextCheck(),
  getReference: ({ config }) => config,
  findProblems: findFilterProblems,
};

/** The problems of the filter of a reference. */
export function findFilterProblems(
  { config: { filter } }: ReferenceProperty | ReferenceListProperty,
  { fields }: SheetConfig,
  path: string,
): Problem[] {
  if (filter === undefined || fields.some(({ key }) => key === filter.recordField)) return [];
  const message = `The sheet has no field \`${filter.recordField}\` to filter the references by.`;
  return [{ key: `${path}config.filter.recordField`, message, code: "field_unknown" }];
}
