// Our own formats and keywords. Nothing here needs Ajv: compiled schemas use it without the compiler.

/** More characters than any date-time needs. Ajv divides a text at its spaces, which a million of them would make slow. */
const longestDateTimeCharacters = 64;

/** The format of Ajv without leap seconds: RFC 3339 has them, but JavaScript and databases do not. */
export function createDateTime(format: unknown): { type: "string"; validate(text: string): boolean } {
  const { validate } = format as { validate(text: string): boolean };
  return {
    type: "string",
    validate: (text) =>
      text.length <= longestDateTimeCharacters && validate(text) && !Number.isNaN(Date.parse(text)),
  };
}

/** What a keyword is compiled to; Ajv reads its property `errors` after it has returned false. */
export type OwnValidate = (value: unknown) => boolean;

/** Ajv compares each item with all others. */
export function compileUnique(isUnique: boolean): OwnValidate {
  const validate = (items: unknown): boolean => {
    const places = new Map<string, number>();
    for (const [position, item] of (items as readonly unknown[]).entries()) {
      const text = JSON.stringify(item);
      const earlier = places.get(text);
      places.set(text, position);
      if (earlier === undefined) continue;
      Object.assign(validate, {
        errors: [{ keyword: "uniqueItems", params: { i: earlier, j: position } }],
      });
      return false;
    }
    return true;
  };
  return isUnique ? validate : () => true;
}

const encoder = new TextEncoder();

/** How many bytes of UTF-8 a text has, or any other value as JSON. */
export function countBytes(value: unknown): number {
  return encoder.encode(typeof value === "string" ? value : JSON.stringify(value)).byteLength;
}

export function compileMaxBytes(limit: number): OwnValidate {
  const validate = (value: unknown): boolean => {
    // Nearly all values are texts that cannot have so many: 3 bytes for each unit of a text in JavaScript is the most.
    if (typeof value === "string" ? value.length * 3 <= limit : typeof value !== "object" || value === null) {
      return true;
    }
    if (countBytes(value) <= limit) return true;
    Object.assign(validate, { errors: [{ keyword: "x-max-bytes", params: { limit } }] });
    return false;
  };
  return validate;
}
