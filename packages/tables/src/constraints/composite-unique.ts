import type { CompositeUniqueConstraint } from "@data-import/types";
import type { Message } from "../basics/messages.ts";
import { foldCase } from "../basics/text.ts";
import { type CellContent, isEmpty } from "../fields/cell.ts";
import type { Fields } from "../fields/fields.ts";
import type { SheetConstraintType } from "./constraint-type.ts";
import { digestText, writeCell } from "./digest.ts";
import { createFinding } from "./rule.ts";

/** The constraint `unique` of a whole sheet. */
export const compositeUniqueType: SheetConstraintType<CompositeUniqueConstraint> = {
  compile(constraint, fields) {
    const slots = findSlots(constraint.fields, fields);
    const needed = findSlots(constraint.requiredFields ?? [], fields);
    const message: Message = { code: "values_not_unique", params: { fields: constraint.fields } };
    return {
      unique: {
        name: `unique:${constraint.name}`,
        slots,
        finding: createFinding("unique-constraint", message, constraint.config),
        digest(cells) {
          if (needed.some((slot) => isEmpty(cells[slot])) || slots.every((slot) => isEmpty(cells[slot])))
            return [];
          return [digestText(JSON.stringify(slots.map((slot) => writeComparable(cells[slot]))))];
        },
      },
    };
  },
  getName: ({ name }) => name,
  listFields: ({ fields, requiredFields = [] }) => [...fields, ...requiredFields],
};

/** Combinations compare as the default of `unique` of a single field: without regard to case; null is the empty text. */
function writeComparable(value: CellContent | undefined): string {
  return isEmpty(value) ? "" : foldCase(writeCell(value));
}

function findSlots(keys: readonly string[], fields: Fields): number[] {
  return keys.flatMap((key) => fields.byKey.get(key)?.slot ?? []);
}
