import {
  findDateOrder,
  findDecimalSign,
  haveSameMeaning,
  readDate,
  readNumber,
  squeeze,
} from "@data-import/tables/mapping";
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
  /** The different values that the type does not read; each of them becomes an error. */
  readonly wrong: readonly string[];
  /** How many rows have no value. */
  readonly gaps: number;
}

/** The words that a field of the type `boolean` reads. `1` and `0` are numbers. */
const booleans = new Set(["true", "yes", "y", "t", "on", "false", "no", "n", "f", "off"]);

/** A column is required if at most one of so many rows has no value: what is missing there is a mistake. */
const rowsPerGap = 50;

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
    const gaps = texts.length - filled.length;
    const key = nameField(label, taken);
    const constraints = [
      ...(filled.length > 0 && gaps * rowsPerGap <= texts.length ? [{ type: "required" as const }] : []),
      ...(filled.length > 1 && different.length === filled.length && keyName.test(label.trim())
        ? [{ type: "unique" as const }]
        : []),
    ];
    const rules = constraints.length > 0 && { constraints };
    const { wrong, ...typed } = chooseType(label, filled, different);
    return {
      column,
      property: { key, label, ...typed, ...rules } as Property,
      examples: different.slice(0, 3),
      wrong: [...new Set(wrong)],
      gaps,
    };
  });
}

interface Typed {
  readonly type: Property["type"];
  readonly config?: { readonly options: readonly { value: string; label: string }[] };
  readonly wrong: readonly string[];
}

/** The texts of a column that a type does not read; undefined if the column has another type. */
type FindWrong = (texts: readonly string[], label: string) => readonly string[] | undefined;

/** The types that the texts of a column can prove, in the order in which they are asked; undefined for the others. */
const provable: Readonly<Record<Property["type"], FindWrong | undefined>> = {
  boolean: (texts) =>
    texts.every((text) => booleans.has(text.toLowerCase())) || areAnswers([...new Set(texts)])
      ? []
      : undefined,
  number: (texts, label) => (codeName.test(label) ? undefined : findNoNumbers(texts)),
  date: findNoDates,
  // Chosen by how often each value is written.
  enum: undefined,
  // Takes every text.
  string: undefined,
  // No text says that it is a value of another sheet, or several values.
  reference: undefined,
  "reference-list": undefined,
  "string-list": undefined,
  "enum-list": undefined,
};

function chooseType(label: string, filled: readonly string[], different: readonly string[]): Typed {
  if (filled.length === 0) return { type: "string", wrong: [] };
  const found = Object.entries(provable).flatMap(([type, findWrong]) => {
    const wrong = findWrong?.(filled, label);
    // Mistakes are few; a column with more of them has another meaning.
    return wrong && wrong.length * 5 <= filled.length ? { type: type as Property["type"], wrong } : [];
  });
  const right = found.find(({ wrong }) => wrong.length === 0);
  if (right) return right;
  const isList =
    different.length > 1 &&
    different.length <= options.most &&
    filled.length >= different.length * options.repeats &&
    different.every((text) => text.length <= options.length);
  // What is written several times is meant: `XL` among the sizes 38, 40 and 42.
  if (isList) {
    const listed = different.map((value) => ({ value, label: value }));
    return { type: "enum", config: { options: listed }, wrong: [] };
  }
  return found[0] ?? { type: "string", wrong: [] };
}

/** Whether these are words for yes and no in other languages. A word alone may mean something else: `on`, `si`, `j`. */
function areAnswers(different: readonly string[]): boolean {
  if (different.length < 2 || different.length > 6) return false;
  if (different.some((text) => !/^\p{L}+$/u.test(text))) return false;
  const [yes, others] = divide(different.map(squeeze), (word) => haveSameMeaning(word, "yes"));
  return yes.length > 0 && others.length > 0 && others.every((word) => haveSameMeaning(word, "no"));
}

/**
 * The texts without a digit, such as `twelve`; undefined if the column has others that are no numbers, or that would lose a
 * part as a number: `14a`, `0049`, `12 %`, and more digits than a number keeps.
 */
function findNoNumbers(texts: readonly string[]): readonly string[] | undefined {
  const isPlain = (text: string) =>
    /^-?(?!0\d)\d[\d.,']*$/.test(text) && text.replace(/\D/g, "").length <= 15;
  const [numbers, others] = divide(texts, (text) => /\d/.test(text));
  const sign = numbers.every(isPlain) ? findDecimalSign(numbers) : undefined;
  if (sign === undefined) return undefined;
  return numbers.every((text) => readNumber(text, sign.decimal) !== undefined) ? others : undefined;
}

/**
 * The texts without a digit, and days that do not exist, such as `31.02.2024`; undefined if the column has others that are no
 * days. A field of the type `date` has no time of day, so a text with one stays a text.
 */
function findNoDates(texts: readonly string[]): readonly string[] | undefined {
  if (texts.some((text) => text.includes(":") || /^\d+$/.test(text))) return undefined;
  const order = findDateOrder(texts)?.order;
  if (order === undefined) return undefined;
  const [, others] = divide(texts, (text) => readDate(text, order) !== undefined);
  return others.every((text) => !/\d/.test(text) || dayShape.test(text)) ? others : undefined;
}

const dayShape = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\.?$/;

function divide(texts: readonly string[], is: (text: string) => boolean): [string[], string[]] {
  return [texts.filter(is), texts.filter((text) => !is(text))];
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
