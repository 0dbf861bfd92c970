import type { RequiredConstraint } from "@data-import/types";
import { type CellContent, isEmpty } from "../fields/cell.ts";
import type { ConstraintType } from "./constraint-type.ts";
import { createFinding } from "./rule.ts";

export const requiredType: ConstraintType<RequiredConstraint> = {
  compile({ config }) {
    const finding = createFinding("required-constraint", { code: "value_required" }, config);
    const cell = (value: CellContent) => (isEmpty(value) ? finding : undefined);
    return { cell: Object.assign(cell, { isForEmpty: true }) };
  },
};
