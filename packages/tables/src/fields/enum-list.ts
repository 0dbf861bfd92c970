import type { EnumListProperty } from "@data-import/types";
import { createOptionCheck, findOptionProblems } from "./enum.ts";
import type { FieldType } from "./field-type.ts";

export const enumListType: FieldType<EnumListProperty> = {
  holds: "text",
  comparesAs: "text",
  isList: () => true,
  createCheck: ({ config }) => createOptionCheck(config),
  getOptions: ({ config }) => config.options,
  findProblems: (property, _, path) => findOptionProblems(property, path),
};
