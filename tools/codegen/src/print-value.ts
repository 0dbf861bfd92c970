/** Code in the place of a value, such as the name of a variable. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Options for writing a value. */
export interface PrintOptions {
  /** The longest line. The default is 100. */
  readonly width?: number;
  /** Whether texts of several lines that do not fit into one are written as a list of lines, joined. */
  readonly splitsText?: boolean;
  /** Whether it is to be JSON: keys in quotes, no comma after the last item. */
  readonly isJson?: boolean;
}

/** Writes a JSON value in the usual style of TypeScript: on one line if it fits, with plain keys. */
export function printValue(
  value: unknown,
  options: PrintOptions = {},
  indent = "",
  taken = indent.length,
): string {
  const { width = 100, splitsText = false, isJson = false } = options;
  const short = printShort(value, isJson);
  if (taken + short.length <= width) return short;
  if (splitsText && typeof value === "string" && value.includes("\n")) {
    return `${printValue(value.split("\n"), { ...options, splitsText: false }, indent, width)}.join("\\n")`;
  }
  if (typeof value !== "object" || value === null || value instanceof Code) return short;
  const deeper = `${indent}  `;
  const lines = Object.entries(value).map(([key, inner]) => {
    const start = `${deeper}${Array.isArray(value) ? "" : printStart(key, isJson)}`;
    if (isShorthand(key, inner)) return `${deeper}${key}`;
    // The comma that follows is part of the line.
    return `${start}${printValue(inner, options, deeper, start.length + 1)}`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}${isJson ? "" : ","}\n${indent}${close}`;
}

function printShort(value: unknown, isJson: boolean): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map((item) => printShort(item, isJson)).join(", ")}]`;
  if (typeof value === "string") return isJson ? JSON.stringify(value) : printText(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) =>
    isShorthand(key, field) ? key : `${printStart(key, isJson)}${printShort(field, isJson)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** In single quotes if that saves escapes, as formatters do. */
function printText(text: string): string {
  const quoted = JSON.stringify(text);
  if (!text.includes('"') || text.includes("'")) return quoted;
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}

function printStart(key: string, isJson: boolean): string {
  return `${isJson ? JSON.stringify(key) : printKey(key)}: `;
}

function isShorthand(key: string, value: unknown): boolean {
  return value instanceof Code && value.text === key;
}

/** Writes the key of a field, with quotes if it needs them. */
export function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
