import { findDateOrder, findDecimalSign, readDate, readNumber } from "@data-import/service/mapping";
import type { Property } from "@data-import/types";

/** A column of a file, with the texts of its first rows; empty cells are empty texts. */
export interface Column {
  readonly key: string;
  readonly label: string;
  readonly texts: readonly string[];
}

/** A field that a column could fill, and what the texts say about it. */
export interface ProposedField {
  /** The key of the column. */
  readonly column: string;
  readonly property: Property;
  /** The first different values. */
  readonly examples: readonly string[];
}

/** The words that a field of the type `boolean` reads. `1` and `0` are numbers. */
const booleans = new Set(["true", "yes", "y", "t", "on", "false", "no", "n", "f", "off"]);

/** A list of options: so few of them, each of them short, and each written several times on average. */
const options = { most: 12, length: 40, repeats: 3 };

/** Columns with these names have digits, and are no numbers: nobody adds them up. */
const codeName =
  /zip|post(?:al|code)|\bplz\b|phone|\btel|mobile|fax|\bnumber$|\bno\.?$|\bnr\.?$|\b(?:id|sku|ean|gtin|isbn|iban)$/i;

/** Columns with these names tell records apart. Others may have different values by chance. */
const keyName = /(?:^|[\s_-])(?:id|uuid|sku|ean|gtin|isbn|iban|e-?mail)$/i;

/** Proposes a field for each column: its type and its rules by the values, with the readers of the service. */
export function proposeFields(columns: readonly Column[]): ProposedField[] {
  const taken = new Set<string>();
  return columns.map(({ key: column, label, texts }) => {
    const filled = texts.map((text) => text.trim()).filter((text) => text !== "");
    const different = [...new Set(filled)];
    const key = nameField(label, taken);
    const constraints = [
      ...(filled.length > 0 && filled.length === texts.length ? [{ type: "required" as const }] : []),
      ...(filled.length > 1 && different.length === filled.length && keyName.test(label.trim())
        ? [{ type: "unique" as const }]
        : []),
    ];
    const rules = constraints.length > 0 && { constraints };
    return {
      column,
      property: { key, label, ...chooseType(label, filled, different), ...rules } as Property,
      examples: different.slice(0, 3),
    };
  });
}

type Typed =
  | { readonly type: "string" | "number" | "boolean" | "date" }
  | { readonly type: "enum"; readonly config: { readonly options: { value: string; label: string }[] } };

function chooseType(label: string, filled: readonly string[], different: readonly string[]): Typed {
  if (filled.length === 0) return { type: "string" };
  if (filled.every((text) => booleans.has(text.toLowerCase()))) return { type: "boolean" };
  if (!codeName.test(label) && areNumbers(filled)) return { type: "number" };
  if (areDates(filled)) return { type: "date" };
  const isList =
    different.length > 1 &&
    different.length <= options.most &&
    filled.length >= different.length * options.repeats &&
    different.every((text) => text.length <= options.length);
  if (!isList) return { type: "string" };
  return { type: "enum", config: { options: different.map((value) => ({ value, label: value })) } };
}

/** Nothing of the text may be lost: `0049` and `12 %` stay texts, and more digits than a number keeps. */
function areNumbers(texts: readonly string[]): boolean {
  const isPlain = (text: string) =>
    /^-?(?!0\d)\d[\d.,']*$/.test(text) && text.replace(/\D/g, "").length <= 15;
  const sign = texts.every(isPlain) ? findDecimalSign(texts) : undefined;
  return sign !== undefined && texts.every((text) => readNumber(text, sign.decimal) !== undefined);
}

/** A field of the type `date` has no time of day, so a text with one stays a text. */
function areDates(texts: readonly string[]): boolean {
  if (texts.some((text) => text.includes(":") || !/\D/.test(text))) return false;
  const found = findDateOrder(texts);
  return found !== undefined && texts.every((text) => readDate(text, found.order) !== undefined);
}

/** A key that programs can write without quotes, different from all before: `E-mail` becomes `e_mail`. */
function nameField(label: string, taken: Set<string>): string {
  const plain = label.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const wanted = plain.match(/[\p{L}\p{N}]+/gu)?.join("_") ?? "column";
  let key = wanted;
  for (let number = 2; taken.has(key); number += 1) key = `${wanted}_${number}`;
  taken.add(key);
  return key;
}
