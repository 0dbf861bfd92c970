import type { UniqueConstraint } from "@data-import/types";
import { foldCase } from "../basics/text.ts";
import { isEmpty } from "../fields/cell.ts";
import type { ConstraintType } from "./constraint-type.ts";
import { digestText, writeCell } from "./digest.ts";
import { createFinding } from "./rule.ts";

export const uniqueType: ConstraintType<UniqueConstraint> = {
  compile({ config = {} }, { slot }) {
    return {
      unique: {
        name: `unique:${slot}`,
        slots: [slot],
        finding: createFinding("unique-constraint", { code: "value_not_unique" }, config),
        digest(cells) {
          const value = cells[slot];
          if (isEmpty(value)) return config.ignoreEmpty === false ? [""] : [];
          const text = writeCell(value);
          return [digestText(config.caseSensitive === true ? text : foldCase(text))];
        },
      },
    };
  },
};
