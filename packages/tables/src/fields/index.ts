export {
  type CellContent,
  type Finding,
  isEmpty,
  type ValueCheck,
  writeText,
} from "./cell.ts";
export type { FieldType, ValueKind } from "./field-type.ts";
export { createValueCheck, getFieldType, getOptions, isListField, isTextField } from "./field-types.ts";
export { assignSlots, type Field, type Fields, readFields } from "./fields.ts";
export { getTextLimit } from "./string.ts";
export { isWrittenAs, listWrittenAs } from "./written-text.ts";
