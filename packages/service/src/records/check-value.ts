import type { EnumPropertyConfig, NumberConfig, StringConfig, ValidationMessage } from "@data-import/types";
import type { Field } from "./fields/fields.ts";
import type { CellContent } from "./record.ts";

/** What is found about one value; the field is added when a record is read. */
export type Finding = ValidationMessage;

/** A value as its field takes it, and what there is to say about it. */
export interface CheckedValue {
  readonly value: CellContent;
  readonly finding?: Finding;
}

/** Judges a value that is not empty by the type of its field. */
export type ValueCheck = (value: Exclude<CellContent, null>) => CheckedValue;

/** Compiles the check of a field; a value that plainly means one of the field's becomes it, such as `"12"` a number. */
export function createValueCheck(field: Field): ValueCheck {
  const check = createItemCheck(field);
  return field.isList ? createListCheck(check) : (value) => check(value);
}

function createItemCheck(field: Field): ValueCheck {
  const { property } = field;
  switch (property.type) {
    case "number":
      return createNumberCheck(property.config);
    case "boolean":
      return checkBoolean;
    case "date":
      return checkDate;
    case "enum":
    case "enum-list":
      return createOptionCheck(property.config);
    case "string":
      return createTextCheck(property.config);
    default:
      return createTextCheck(undefined);
  }
}

function createListCheck(check: ValueCheck): ValueCheck {
  return (value) => {
    const items = typeof value === "object" ? value : [String(value)];
    if (items.length === 0) return { value: null };
    const checked = items.map((item) => check(item));
    const finding = checked.find((item) => item.finding !== undefined)?.finding;
    const list = checked.map((item) => String(item.value));
    return finding === undefined ? { value: list } : { value: list, finding };
  };
}

/** Bytes of UTF-8 that a text may have, by its size. */
const textLimits = { tiny: 255, normal: 65_536, medium: 16_777_216, long: 4_294_967_296 } as const;

function createTextCheck(config: StringConfig | undefined): ValueCheck {
  const size =
    config !== undefined && config.size in textLimits ? (config.size as keyof typeof textLimits) : "normal";
  const limit = textLimits[size];
  return (value) => {
    if (typeof value === "object") return refuse(value, "This must be one text, not a list.");
    // Neither JSON columns nor people have a use for the character 0.
    const text = String(value).replaceAll("\0", "");
    const length = size === "tiny" ? text.length : text.length * 3 > limit ? Buffer.byteLength(text) : 0;
    if (length <= limit) return { value: text };
    return refuse(
      text,
      `This text is too long: a field of the size \`${size}\` holds ${limit} characters at most.`,
    );
  };
}

const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function createNumberCheck(config: NumberConfig | undefined): ValueCheck {
  return (value) => {
    const number =
      typeof value === "number"
        ? value
        : typeof value === "string" && numberPattern.test(value.trim())
          ? Number(value)
          : Number.NaN;
    if (!Number.isFinite(number)) return refuse(value, "This must be a number, such as 12 or 12.5.");
    const places = config?.decimalPlaces;
    if (places === undefined) return { value: number };
    const rounded = Number(number.toFixed(Math.min(places, 100)));
    if (rounded === number) return { value: number };
    const message = `${number} was rounded to ${places} decimal places.`;
    return { value: rounded, finding: { type: "warn", source: "is-artifact", message } };
  };
}

const booleanWords = new Map(
  ["true", "yes", "y", "t", "on", "1"]
    .map((word): [string, boolean] => [word, true])
    .concat(["false", "no", "n", "f", "off", "0"].map((word): [string, boolean] => [word, false])),
);

function checkBoolean(value: Exclude<CellContent, null>): CheckedValue {
  const meant = booleanWords.get(String(value).trim().toLowerCase());
  return meant === undefined ? refuse(value, "This must be `true` or `false`.") : { value: meant };
}

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

function checkDate(value: Exclude<CellContent, null>): CheckedValue {
  const text = typeof value === "string" ? value.trim() : "";
  const parts = datePattern.exec(text);
  if (parts !== null && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(parts[3]))
    return { value: text };
  return refuse(value, "This must be a day that exists, written as 2026-03-02.");
}

/** How many options a message names. */
const optionsShown = 10;

function createOptionCheck(config: EnumPropertyConfig): ValueCheck {
  const options = new Map(config.options.map(({ value }) => [String(value), value]));
  const names = config.options.slice(0, optionsShown).map(({ value }) => `\`${value}\``);
  const more = config.options.length > optionsShown ? " and others" : "";
  const message =
    names.length === 0 ? "This field has no options yet." : `This must be one of ${names.join(", ")}${more}.`;
  return (value) => {
    const option = typeof value === "object" ? undefined : options.get(String(value));
    return option === undefined ? refuse(value, message) : { value: option };
  };
}

/** A value that does not fit is stored as it came, with the reason beside it. */
function refuse(value: CellContent, message: string): CheckedValue {
  return { value, finding: { type: "error", source: "invalid-option", message } };
}
