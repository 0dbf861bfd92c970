import { type CellContent, isEmpty, writeText } from "@data-import/tables/fields";
import type { Literal } from "./pattern.ts";
import { compareBytes } from "./text-bytes.ts";

export type Order = "lt" | "gt" | "lte" | "gte";

/** A condition on the content of one slot. A content without a record meets none. */
export type CellTest =
  | { readonly kind: "empty" }
  /** A text that is not empty, a number, a boolean or a list. */
  | { readonly kind: "filled" }
  | { readonly kind: "number"; readonly operator: Order | "eq"; readonly value: number }
  /** Compares texts by their code points. */
  | { readonly kind: "order"; readonly operator: Order; readonly bytes: Uint8Array }
  /** One text, or one item of a list. */
  | { readonly kind: "text"; readonly literal: Literal | undefined; test(text: string): boolean };

/** Whether a content meets a condition. */
export function testContent(test: CellTest, content: CellContent): boolean {
  switch (test.kind) {
    case "empty":
      return isEmpty(content);
    case "filled":
      return !isEmpty(content);
    case "number":
      return typeof content === "number" && testNumber(test.operator, content, test.value);
    case "order":
      return listTexts(content).some((text) => testOrder(test, Buffer.from(text)));
    default:
      return listTexts(content).some((text) => test.test(text));
  }
}

export function testNumber(operator: Order | "eq", number: number, value: number): boolean {
  if (operator === "eq") return number === value;
  return isInOrder(operator, number - value);
}

/** An empty text has no order. */
export function testOrder(
  { operator, bytes }: Extract<CellTest, { kind: "order" }>,
  text: Uint8Array,
  start = 0,
  end: number = text.length,
): boolean {
  return end > start && isInOrder(operator, compareBytes(text, start, end, bytes));
}

function isInOrder(operator: Order, difference: number): boolean {
  if (operator === "lt") return difference < 0;
  if (operator === "gt") return difference > 0;
  return operator === "lte" ? difference <= 0 : difference >= 0;
}

/** The texts of a content: none, one, or those of its list. */
function listTexts(content: CellContent): readonly string[] {
  if (content === null) return [];
  return typeof content === "object" ? content : [writeText(content)];
}
