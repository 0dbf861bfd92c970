import type { NumberConfig, NumberProperty } from "@data-import/types";
import { readDecimal, writeDecimal } from "../basics/decimal.ts";
import type { Message } from "../basics/messages.ts";
import { createRefusal, type ValueCheck } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const numberType: FieldType<NumberProperty> = {
  holds: "number",
  comparesAs: "number",
  isList: ({ isArray }) => isArray === true,
  createCheck: ({ config }) => createNumberCheck(config),
};

const refusal = createRefusal({ code: "number_expected" });

/** Takes linear time: no two parts that follow each other match the same digit. */
const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Longer texts are not read, because that would take long: the largest number has 309 digits. */
const longestTextCharacters = 1000;

function createNumberCheck(config: NumberConfig | undefined): ValueCheck {
  return (value) => {
    const number =
      typeof value === "number" ? value : typeof value === "string" ? readNumber(value.trim()) : Number.NaN;
    if (!Number.isFinite(number)) return { value, finding: refusal };
    const places = config?.decimalPlaces;
    if (places === undefined) return { value: number };
    const rounded = roundTo(number, places);
    if (rounded === number) return { value: number };
    const message: Message = { code: "number_rounded", params: { value: number, places } };
    return { value: rounded, finding: { type: "warn", source: "is-artifact", ...message } };
  };
}

function readNumber(text: string): number {
  return text.length <= longestTextCharacters && numberPattern.test(text) ? Number(text) : Number.NaN;
}

/** Rounds half away from zero, by the digits that people see: 1.005 to 2 places is 1.01. */
function roundTo(number: number, places: number): number {
  if (Number.isInteger(number)) return number;
  const { units, scale } = readDecimal(String(number));
  if (scale <= places) return number;
  const power = 10n ** BigInt(scale - places);
  const half = units < 0n ? -power / 2n : power / 2n;
  return Number(writeDecimal({ units: (units + half) / power, scale: places }));
}
