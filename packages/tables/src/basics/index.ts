export { BoundedMap } from "./bounded-map.ts";
export { writeLetters } from "./column-letters.ts";
export { addDecimals, type Decimal, ExactSum, readDecimal, writeDecimal, writeNumber } from "./decimal.ts";
export { compileFindPart } from "./find-part.ts";
export {
  createFinding,
  listNames,
  listSentences,
  pickPlanFindings,
  translateFindings,
} from "./findings.ts";
export { foldLetters } from "./letters.ts";
export { chooseFold, compileLike, type LikePart, readLike } from "./like.ts";
export {
  chooseLanguage,
  isTextOf,
  type Language,
  type Message,
  type MessageData,
  usualLanguage,
  writeMessage,
} from "./messages.ts";
export type { Problem } from "./problem.ts";
export { escapePattern, foldCase, hasCase, isAscii, repairText, shortenText } from "./text.ts";
