import type { Field, Variant } from "../description/model.ts";
import { writeCode, writeValue } from "./write-code.ts";
import { linkSchema } from "./write-links.ts";

/** A body: its description, then its fields as nested list items. */
export function writeFields(root: Field): string {
  const [first = "", ...rest] = [root.text.trim(), describeFacts(root).join(", ")].filter(Boolean);
  const inside = writeInside(root, "");
  return [[first, ...rest.map((facts) => `(${facts})`)].join(" "), ...(inside === "" ? [] : [inside])].join(
    "\n\n",
  );
}

/** Fields as list items, each with everything inside it. */
export function writeFieldList(fields: readonly Field[], indent = ""): string {
  return fields.map((field) => writeField(field, indent)).join("\n");
}

function writeField(field: Field, indent: string): string {
  const line = writeItem(`${writeCode(field.name)} (${describeFacts(field).join(", ")})`, field.text, indent);
  const inside = writeInside(field, `${indent}  `);
  return inside === "" ? line : `${line}\n${inside}`;
}

function writeInside(field: Field, indent: string): string {
  const variants = field.variants.map((variant) => writeVariant(variant, field.discriminator, indent));
  return [writeFieldList(field.children, indent), ...variants].filter(Boolean).join("\n");
}

function writeVariant(variant: Variant, discriminator: string | undefined, indent: string): string {
  const condition =
    discriminator === undefined
      ? variant.label
      : `${writeCode(discriminator)} is ${writeCode(variant.label)}`;
  const { fieldsOnItsPage: count } = variant;
  const left = count === undefined ? "" : `, which has ${count} ${count === 1 ? "field" : "fields"}`;
  const schema = variant.schema === undefined ? "" : ` (${linkSchema(variant.schema)}${left})`;
  const line = writeItem(`When ${condition}${schema}`, variant.text, indent);
  return [line, writeFieldList(variant.children, `${indent}  `)].filter(Boolean).join("\n");
}

/** Later lines of a text belong to its list item if they have the same indent. */
function writeItem(head: string, text: string, indent: string): string {
  const body = text.trim().replaceAll("\n", `\n${indent}  `);
  return `${indent}- ${head}${body === "" ? "" : `: ${body}`}`;
}

function describeFacts(field: Field): string[] {
  const { origin, originInside, values, examples, writtenAt, writtenInBody, onItsPage } = field;
  return [
    describeType(field),
    field.required && field.name !== "" && "required",
    field.nullable && !field.type.includes("null") && "may be null",
    field.readOnly && "only in responses",
    field.writeOnly && "only in requests",
    field.deprecated && "deprecated",
    origin !== undefined && `origin: ${origin}`,
    originInside !== undefined && `origin of its fields: ${originInside}`,
    ...field.constraints,
    values.length > 0 && `one of ${values.map(writeValue).join(" ")}`,
    field.default !== undefined && `default ${writeValue(field.default)}`,
    examples.length > 0 && `for example ${examples.map(writeValue).join(" ")}`,
    onItsPage && "its fields are on that page",
    writtenAt !== undefined &&
      `its fields are ${writtenAt === "" ? "above" : `at ${writeCode(writtenAt)}`}${writtenInBody ? " in the body" : ""}`,
  ].filter((fact) => typeof fact === "string");
}

/** The type in words, with a link to the page of the schema that it names. */
function describeType({ type, schema }: Field): string {
  if (schema === undefined) return type;
  return type.includes(schema) ? type.replace(schema, linkSchema) : `${type} ${linkSchema(schema)}`;
}
