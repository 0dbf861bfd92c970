import type { Description, Schema } from "@data-import/spec/read";
import { listEnums } from "./enums.ts";
import { typesOnlyMark } from "./event-types.ts";
import type { OpenEnums } from "./open-enums.ts";
import { Code, printValue } from "./print-value.ts";
import { nameValidator, writeShape } from "./schema-shapes.ts";

/** The formats that are checked, by the names of their constants in `packages/types/src/schemas/formats.ts`. */
const formats: Readonly<Record<string, string>> = {
  "date-time": "dateTime",
  email: "email",
  hostname: "hostname",
  uri: "uri",
};
/** Formats that do not restrict values, or do it with bounds. */
const others = ["double", "float", "int32", "int64", "password"];

/** A validator for each schema, as a constant of its own, so that a program has only those that it uses. */
export function formatSchemas(bundle: Description, enums: OpenEnums): string {
  const lists = new Map(listEnums(bundle).map(({ name, valuesName }) => [name, valuesName]));
  const usedFormats = new Set<string>();
  const usedLists = new Set<string>();
  const writeFormat = (format: string) => {
    if (others.includes(format)) return undefined;
    const constant = formats[format];
    if (constant === undefined) {
      throw new Error(
        `The validators do not know the format ${format}. ` +
          "Add it to tools/codegen/src/schemas-file.ts and packages/types/src/schemas/formats.ts.",
      );
    }
    usedFormats.add(constant);
    return new Code(constant);
  };
  const writeEnum = (name: string) => {
    const list = lists.get(name);
    if (list) usedLists.add(list);
    return list === undefined ? undefined : new Code(list);
  };
  const validators = Object.entries(bundle.components?.schemas ?? {})
    .filter(([, schema]) => !schema[typesOnlyMark])
    .sort(([one], [two]) => (one < two ? -1 : 1))
    .map(([name, schema]) => {
      const shape = writeShape(
        { bundle, enums, name, writeFormat, writeEnum },
        openEnum(name, schema, enums),
      );
      const rules = shape instanceof Code ? { allOf: [shape] } : shape;
      const start = `export const ${nameValidator(name)}: Schema<types.${name}> = /* @__PURE__ */ defineSchema(`;
      const text = printValue(rules, { width: 110 }, "", start.length + ");".length);
      return `/** Validates a {@link types.${name}}. */\n${start}${text});\n`;
    });
  return (
    importNames(usedLists, "./enums.gen.ts") +
    `import type * as types from "./openapi.gen.ts";\n` +
    importNames(usedFormats, "./schemas/formats.ts") +
    `import { defineSchema, type Schema } from "./schemas/schema.ts";\n\n` +
    validators.join("\n")
  );
}

/** The values of an enum that only responses contain are not checked: the service may have newer ones. */
function openEnum(name: string, schema: Schema, { responded }: OpenEnums): Schema {
  const { enum: _, ...open } = schema;
  return responded.has(name) ? open : schema;
}

function importNames(names: ReadonlySet<string>, from: string): string {
  if (names.size === 0) return "";
  const line = `import { ${[...names].sort().join(", ")} } from "${from}";\n`;
  return line.length <= 110 ? line : line.replaceAll(/(?<=[{,]) /g, "\n    ").replace(" }", ",\n}");
}
