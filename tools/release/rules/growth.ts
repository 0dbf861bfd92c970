import { type Context, type Difference, type DiffRule, nameOf } from "./diff.ts";

/** Properties for people only. */
const texts = ["title", "description", "summary", "example", "examples", "$comment", "key"];

/** Users notice a deprecation: editors strike the name through. */
export const markedDeprecated: DiffRule = () => ({
  any(difference, { report }) {
    if (difference.kind === "modified" && difference.property === "deprecated")
      report({
        message: difference.revision.value === true ? "It is deprecated now." : "It is no longer deprecated.",
      });
  },
});

/** A change of requests or responses that breaks nothing is still more than another wording. */
export const shapeChanged: DiffRule = () => ({
  Schema: reportShape,
  Parameter: reportShape,
  RequestBody: reportShape,
  Header: reportShape,
});

function reportShape(difference: Difference, { report }: Context): void {
  if (difference.kind !== "modified") {
    if (difference.kind === "removed") report({ message: `\`${nameOf(difference.node)}\` was removed.` });
    return;
  }
  const { property, base, revision } = difference;
  if (texts.includes(property) || property.startsWith("x-")) return;
  report({ message: `\`${property}\` went from ${spell(base.value)} to ${spell(revision.value)}.` });
}

function spell(value: unknown): string {
  return value === undefined ? "nothing" : `\`${[value].flat().join(", ")}\``;
}

/** Further examples, links and tags are for people. */
export const readingAdded: DiffRule = () => ({
  Example: reportReading,
  ExamplesMap: reportReading,
  ExternalDocs: reportReading,
  Tag: reportReading,
});

function reportReading({ kind, node }: Difference, { report }: Context): void {
  if (kind === "added") report({ message: `\`${nameOf(node)}\` was added for readers.` });
}
