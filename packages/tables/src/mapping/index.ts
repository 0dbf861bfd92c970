export { normalizeColumn } from "./facts.ts";
export { addNames } from "./names/vocabulary.ts";
export { type CellForm, type CellRules, compileCells, jsonCells, textCells } from "./rules/compile-cells.ts";
export { compileRules, listColumns, listFields, RuleError } from "./rules/compile-rules.ts";
export { type PreviewedCell, type PreviewedRow, previewRules } from "./rules/preview-rules.ts";
export type { MappedRow, MappedValue, MappingRule, Problem, SourceRow, Step } from "./rules/rule.ts";
export { suggestRules, suggestRulesInSteps } from "./rules/suggest-rules.ts";
export { suggestSplits } from "./rules/suggest-splits.ts";
export type { Confirmed, SourceColumn } from "./source-column.ts";
export {
  type Candidate,
  matchColumns,
  matchInSteps,
  type Suggestion,
  type SuggestOptions,
  suggestMapping,
} from "./suggest.ts";
export { mapOptions, type OptionMatch, readOptions } from "./values/map-options.ts";
export { type DateOrder, findDateOrder, readDate } from "./values/read-date.ts";
export { type DecimalSign, findDecimalSign, readNumber } from "./values/read-number.ts";
export { haveSameMeaning, squeeze } from "./values/same-words.ts";
export { spellings } from "./values/spellings.ts";
export { findSeparator, splitList } from "./values/split-list.ts";
