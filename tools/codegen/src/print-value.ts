/** Writes a JSON value as a person would write it in TypeScript: on one line where it fits, with plain keys. */
export function printValue(value: unknown, indent = "", width = 100): string {
  const short = printShort(value);
  if (indent.length + short.length <= width) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${deeper}${printValue(item, deeper, width)},\n`);
    return `[\n${items.join("")}${indent}]`;
  }
  if (typeof value !== "object" || value === null) return short;
  const fields = Object.entries(value).map(
    ([key, field]) => `${deeper}${printKey(key)}: ${printValue(field, deeper, width)},\n`,
  );
  return `{\n${fields.join("")}${indent}}`;
}

function printShort(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printShort).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${printKey(key)}: ${printShort(field)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** Writes the key of a field, with quotes where it needs them. */
export function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
