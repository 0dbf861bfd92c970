export { getConstraintType, getSheetConstraintType } from "./constraint-types.ts";
export { digestItems, digestText, writeCell } from "./digest.ts";
export type { CellRule, UniqueRule, ValueRule } from "./rule.ts";
export {
  findRuleProblems,
  nameVersion,
  type TakenConstraint,
  type TakenConstraints,
} from "./stored/stored-rule.ts";
