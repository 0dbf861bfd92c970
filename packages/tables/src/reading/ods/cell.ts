import { limits } from "@data-import/types";

type Attributes = Readonly<Record<string, string>>;

/** A cell that was read. */
export interface OdsCell {
  readonly text: string;
  /** How often it is repeated in its row. */
  readonly count: number;
  readonly isFormula: boolean;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

const noAttributes: Attributes = {};

/** Collects the parts of one cell after the other. */
export function createCell() {
  let attributes = noAttributes;
  let shown = "";
  let isText = false;
  let paragraphs = 0;
  /** Notes and drawings in a cell have texts of their own. */
  let aside = 0;
  /** More than a cell may have is refused where cells are counted. */
  const show = (text: string) => {
    if (shown.length <= limits.cellBytes) shown += text;
  };
  return {
    open(name: string, given: Attributes): void {
      if (name === "table-cell" || name === "covered-table-cell") {
        attributes = given;
        [shown, paragraphs, aside, isText] = ["", 0, 0, false];
      } else if (name === "annotation" || name === "frame" || name === "custom-shape") aside += 1;
      else if (aside > 0) return;
      else if (name === "p") {
        if (paragraphs > 0) show("\n");
        paragraphs += 1;
        isText = true;
      } else if (name === "s") show(" ".repeat(Math.min(1000, readCount(given["text:c"]))));
      else if (name === "tab") show("\t");
      else if (name === "line-break") show("\n");
    },
    add(text: string): void {
      if (isText && aside === 0) show(text);
    },
    close(name: string): void {
      if (name === "annotation" || name === "frame" || name === "custom-shape") aside -= 1;
      else if (name === "p" && aside === 0) isText = false;
    },
    end: (): OdsCell => ({
      text: writeValue(attributes, shown),
      count: readCount(attributes["table:number-columns-repeated"]),
      isFormula: attributes["table:formula"] !== undefined && attributes["office:value-type"] === undefined,
      rowSpan: readCount(attributes["table:number-rows-spanned"]),
      columnSpan: readCount(attributes["table:number-columns-spanned"]),
    }),
  };
}

function writeValue(attributes: Attributes, shown: string): string {
  const value = attributes["office:value"];
  switch (attributes["office:value-type"]) {
    case "float":
    case "currency":
    case "percentage": {
      const number = Number(value);
      if (value === undefined || !Number.isFinite(number)) return shown;
      // A format shows zeros before some numbers, such as postcodes.
      if (/^0\d+$/.test(shown) && Number(shown) === number) return shown;
      return String(Number(number.toPrecision(15)));
    }
    case "date":
      return (attributes["office:date-value"] ?? shown)
        .replace(/T00:00:00(?:\.0+)?$/, "")
        .replace(/\.\d+$/, "");
    case "time":
      return writeTime(attributes["office:time-value"]) ?? shown;
    case "boolean":
      return attributes["office:boolean-value"] ?? shown;
    default:
      return attributes["office:string-value"] ?? shown;
  }
}

/** A duration such as `PT36H05M07S` as `36:05:07`. */
function writeTime(text = ""): string | undefined {
  const parts = /^(-?)PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/.exec(text);
  if (parts === null) return undefined;
  const [, sign = "", ...numbers] = parts;
  return sign + numbers.map((number) => number.padStart(2, "0")).join(":");
}

/** How often something is repeated. */
export function readCount(text: string | undefined): number {
  const count = Number(text ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}
