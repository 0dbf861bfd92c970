import type { Located, Schema } from "@data-import/spec/read";
import {
  listAlternatives,
  listBranches,
  listTypes,
  locateItems,
  locateSchema,
  readObject,
} from "./object-shape.ts";

const textByFormat: Readonly<Record<string, string>> = {
  "date-time": "2026-03-02T09:00:00.000Z",
  uri: "https://shop.harbor-goods.example/",
};

/** A small value that a schema allows: its example, if there is one; of an object only the required properties. */
export function makeSample(located: Located<Schema>): unknown {
  const found = locateSchema(located);
  const { const: only, enum: values, examples, discriminator, minimum, minItems } = found.value;
  const example = examples?.[0] ?? only ?? values?.[0];
  if (example !== undefined) return example;
  const [tag, branch] = listBranches(found)[0] ?? [];
  if (discriminator && tag && branch) return makeBranchSample(discriminator.propertyName, tag, branch);
  const [alternative] = listAlternatives(found);
  if (alternative !== undefined && found.value.type === undefined) return makeSample(alternative);
  switch (listTypes(found.value)[0]) {
    case "integer":
    case "number":
      return minimum ?? 1;
    case "boolean":
      return true;
    case "array":
      return minItems ? [makeSample(locateItems(found))] : [];
    case "object":
      return makeObjectSample(found);
    default:
      return textByFormat[found.value.format ?? ""] ?? "text";
  }
}

/** The same for one branch of a union. */
export function makeBranchSample(property: string, tag: string, branch: Located<Schema>): object {
  return { ...makeObjectSample(branch), [property]: tag };
}

function makeObjectSample(located: Located<Schema>): object {
  const { properties, required } = readObject(located);
  const entries = required.map((name) => [name, makeSample(properties[name] ?? { pointer: "", value: {} })]);
  return Object.fromEntries(entries);
}
