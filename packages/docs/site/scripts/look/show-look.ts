import type { LookedCell, LookedColumn, LookedRow } from "@data-import/tables/look";
import { element } from "../element.ts";
import type { SheetLook } from "./choose-sheet.ts";

/** The texts of messages by their codes; the build takes them from the description. */
declare const messageTexts: Readonly<Record<string, string>>;

/** More rows would not be read; those with wrong values come first. */
const mostRows = 8;

/** What a file would become: its columns with their fields, then its records, those with wrong values first. */
export function showLook(name: string, { sheet, look }: SheetLook): HTMLElement[] {
  const wrong = look.rows.filter(isWrong);
  const matched = look.columns.filter(({ field }) => field !== undefined).length;
  const shown = [...wrong, ...look.rows.filter((row) => !isWrong(row))].slice(0, mostRows);
  const parts = [
    `${matched} of ${look.columns.length} columns have a field in our example sheet “${sheet.name}”`,
    `${count(look.rows.length, "record")}, ${wrong.length === 0 ? "none with a wrong value" : `${wrong.length} with a wrong value`}`,
    ...(look.leftOut > 0 ? [`${count(look.leftOut, "row")} beside the table left out`] : []),
  ];
  return [
    element("h3", {}, name),
    element("p", { class: "look-sum" }, `${parts.join(" · ")}.`),
    scroll(
      "The columns and their fields",
      ["In the file", "Field", "How it is understood"],
      look.columns.map((column) => [
        column.name,
        column.field?.label ?? element("em", {}, "none in this sheet"),
        describe(column),
      ]),
    ),
    scroll(
      "The records as the sheet would keep them",
      ["Row", ...look.columns.map(({ field, name: own }) => field?.label ?? own)],
      shown.map(({ number, cells }) => [String(number + 1), ...cells.map(showCell)]),
    ),
    ...(shown.length < look.rows.length
      ? [
          element(
            "p",
            { class: "look-sum" },
            `${look.rows.length - shown.length} more records are not shown.`,
          ),
        ]
      : []),
  ];
}

function isWrong({ cells }: LookedRow): boolean {
  return cells.some(({ wrong }) => wrong !== undefined);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function describe({ type, steps }: LookedColumn): string {
  for (const step of steps) {
    if (step.type === "date") return `dates, ${step.order.replace("-", " ")}`;
    if (step.type === "number") {
      const sign = step.decimal === "," ? "decimal comma" : "decimal point";
      return `numbers, ${sign}${step.unit === undefined ? "" : `, in ${step.unit}`}`;
    }
  }
  return type === "string" ? "text" : type;
}

/** The value, and what it was in the file if that is something else. */
function showCell({ from, value, wrong }: LookedCell): Node | string {
  const text = value === null ? "" : String(value);
  if (wrong !== undefined) {
    const message = messageTexts[wrong] ?? "This value is not valid.";
    return element(
      "span",
      { class: "look-wrong" },
      text === "" ? "(empty)" : text,
      element("small", {}, message),
    );
  }
  if (text === from.trim()) return text;
  return element("span", { class: "look-read" }, text, element("small", {}, from));
}

/** A table that scrolls by itself on narrow screens, and takes the focus so that keys can scroll it. */
function scroll(
  label: string,
  head: readonly string[],
  rows: readonly (readonly (Node | string)[])[],
): HTMLElement {
  return element(
    "div",
    { class: "table look-table", role: "region", "aria-label": label, tabindex: "0" },
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, ...head.map((text) => element("th", { scope: "col" }, text)))),
      element(
        "tbody",
        {},
        ...rows.map((row) => element("tr", {}, ...row.map((cell) => element("td", {}, cell)))),
      ),
    ),
  );
}
