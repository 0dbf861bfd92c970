import type { Field, Variant } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { writeText, writeValue } from "./text.ts";

/** A message: its type, then its fields. Ids are paths after a prefix: `body.`. */
export function writeBody(root: Field, prefix: string): Html {
  return html`${writeShape(root)}${writeFacts(root)}${writeInside(root, prefix)}`;
}

/** The type of a message. A list or a map says that the fields below it are those of each item or value. */
function writeShape(root: Field): Html {
  const isInside = root.type !== root.schema && root.children.length + root.variants.length > 0;
  return html`<p class="shape"><span>${root.type === root.schema && "object "}${writeType(root)}</span>${isInside && html`. The fields of each ${root.schema}:`}</p>`;
}

/** Fields below each other, each with the fields inside it. */
export function writeFieldList(fields: readonly Field[], prefix: string): Html | false {
  const alone = fields.length === 1;
  return (
    fields.length > 0 &&
    html`<ul class="fields">${fields.map((field) => writeField(field, prefix, alone))}</ul>`
  );
}

function writeField(field: Field, prefix: string, alone: boolean): Html {
  const id = `${prefix}${field.path}`;
  return html`<li id="${id}"><p><code>${field.name}</code> <span>${writeType(field)}</span>${writeMarks(field)}</p>
${writeText(field.text)}${writeFacts(field)}${writeFolded(field, prefix, alone)}</li>
`;
}

/** The constraints of a value besides its type, in words. */
export function writeConstraints({ constraints }: Pick<Field, "constraints">): Html | false {
  return constraints.length > 0 && html` <small>${constraints.join(", ")}</small>`;
}

function writeMarks(field: Field): Html {
  const { required, deprecated, readOnly, writeOnly } = field;
  return html`${writeConstraints(field)}${
    required && html` <b>required</b>`
  }${readOnly && html` <b>only in responses</b>`}${writeOnly && html` <b>only in requests</b>`}${
    deprecated && html` <b class="deprecated">deprecated</b>`
  }`;
}

/** The type in words, with the name of a schema as a link to its page. */
export function writeType({ type, schema }: Pick<Field, "type" | "schema">): Html {
  if (schema === undefined) return html`${type}`;
  const link = html`<a href="site:schemas/${schema}/">${schema}</a>`;
  const [before, after] = type.split(schema);
  return after === undefined ? html`${type} ${link}` : html`${before}${link}${after}`;
}

function writeFacts({ values, default: fallback, examples }: Field): Html | false {
  const facts = [
    values.length > 0 && html`One of ${separate(values.map(writeValue))}`,
    fallback !== undefined && html`Default ${writeValue(fallback)}`,
    examples.length > 0 && values.length === 0 && html`For example ${separate(examples.map(writeValue))}`,
  ].filter((fact) => fact !== false);
  return facts.length > 0 && html`<p class="facts">${facts.map((fact) => html`<span>${fact}</span> `)}</p>`;
}

function separate(parts: readonly Html[]): Html[] {
  return parts.map((part, index) => (index === 0 ? part : html` ${part}`));
}

function writeFolded(field: Field, prefix: string, open: boolean): Html | false {
  const { children, variants, schema, writtenAt, writtenInBody, onItsPage } = field;
  if (onItsPage)
    return html`<p class="see">Its fields are on the page of <a href="site:schemas/${schema}/">${schema}</a>.</p>`;
  if (writtenAt !== undefined) {
    const start = writtenInBody ? "body." : prefix;
    // The root has the id of its heading: the prefix without its dot.
    const id = writtenAt === "" ? start.replace(/\.$/, "") : `${start}${writtenAt}`;
    return html`<p class="see">Its fields are those of <a href="#${id}">${writtenAt || schema}</a>${writtenInBody && " in the body"}.</p>`;
  }
  if (children.length + variants.length === 0) return false;
  return html`<details${open && html` open`}><summary>${countInside(field)}</summary>${writeInside(field, prefix)}</details>`;
}

function countInside({ children, variants }: Field): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  return [
    ...(children.length > 0 ? [count(children.length, "field")] : []),
    ...(variants.length > 0 ? [count(variants.length, "kind")] : []),
  ].join(", ");
}

function writeInside({ children, variants, discriminator }: Field, prefix: string): Html {
  return html`${writeFieldList(children, prefix)}${
    variants.length > 0 &&
    html`<ul class="kinds">${variants.map((variant) => writeVariant(variant, discriminator, prefix))}</ul>`
  }`;
}

function writeVariant(
  { label, schema, text, children, fieldsOnItsPage: left }: Variant,
  discriminator: string | undefined,
  prefix: string,
): Html {
  const link = schema !== undefined && html`<a href="site:schemas/${schema}/">${schema}</a>`;
  const kind =
    discriminator === undefined
      ? label !== schema && html`${label} `
      : html`<code>${discriminator}: ${label}</code> `;
  return html`<li><p>${kind}${link}${left !== undefined && html` <small>${left} ${left === 1 ? "field" : "fields"}</small>`}</p>
${writeText(text)}${writeFieldList(children, prefix)}</li>`;
}
