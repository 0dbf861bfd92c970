import { type Description, followPointer, splitPointer } from "@data-import/spec/read";

const words: Readonly<Record<string, string>> = {
  parameters: "parameter",
  responses: "response",
  headers: "header",
  requestBodies: "request",
  securitySchemes: "security scheme",
  examples: "example",
};

/**
 * Names a place of a description for its readers: `Space.updatedAt`, `GET /sheets parameter workbookId`,
 * `commit:created payload.trackChanges`.
 */
export function describePlace(description: Description, pointer: string): string {
  const keys = splitPointer(pointer);
  const [section = "", name = "", third = "", ...rest] = keys;
  if (section === "components" && name === "schemas") return `${third}${describeSchema(rest)}`;
  if (section === "components") return `${words[name] ?? name} ${third}${describeSchema(rest)}`;
  if (section === "webhooks") return joinWords(name, describeParts(description, keys, 3));
  if (section !== "paths") return keys.join(" ");
  return joinWords(third.toUpperCase(), name, describeParts(description, keys, 3));
}

/** Words for the keys of an operation, from `start` up to a schema. */
function describeParts(description: Description, keys: readonly string[], start: number): string {
  const [key, next = ""] = keys.slice(start);
  if (key === undefined) return "";
  const schema = keys.indexOf("schema", start);
  const inside = schema < 0 ? "" : describeSchema(keys.slice(schema + 1)).replace(/^\./, "");
  if (key === "parameters") {
    const parameter = followPointer(description, keys.slice(0, start + 2));
    const reference = followPointer(parameter, ["$ref"]);
    const name = followPointer(parameter, ["name"]) ?? (typeof reference === "string" ? reference : next);
    return joinWords("parameter", String(name).replace(/^.*\//, ""), inside);
  }
  if (key === "responses") return joinWords("response", next, inside);
  if (key === "requestBody") return keys[0] === "webhooks" ? inside : joinWords("request", inside);
  return key;
}

function describeSchema(keys: readonly string[]): string {
  let text = "";
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    const next = keys[index + 1];
    if (key === "items") text += "[]";
    else if (key === "additionalProperties") text += ".*";
    else if (key === "allOf") index++;
    else if (key === "properties" && next !== undefined) {
      text += `.${next}`;
      index++;
    } else if ((key === "oneOf" || key === "anyOf") && next !== undefined) {
      text += ` variant ${Number(next) + 1}`;
      index++;
    } else if (key !== "schema") text += ` ${key}`;
  }
  return text;
}

function joinWords(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
