import { type Context, type Difference, type DiffRule, listLost, nameOf, read } from "./diff.ts";

/** A value, type or variant that responses no longer have: the types and lists of values of programs lose it. */
export const responseNarrowed: DiffRule = () => ({
  Schema(difference, { report, getDirections }) {
    if (difference.kind !== "modified" || !getDirections().includes("response")) return;
    const { property, base, revision } = difference;
    const lost = property === "type" ? listTypesLost(base.value, revision.value) : [];
    if (lost.length > 0) report({ message: `Responses no longer have the type ${quote(lost)}.` });
    if (property !== "enum") return;
    if (base.value === undefined)
      report({ message: `Responses only have the values ${quote(revision.value)} now.` });
    const gone = revision.value === undefined ? [] : listLost(base.value, revision.value);
    if (gone.length > 0) report({ message: `Responses no longer have the values ${quote(gone)}.` });
  },
  OneOf: { Schema: reportVariant },
  AnyOf: { Schema: reportVariant },
});

function reportVariant({ kind }: Difference, { report, getDirections }: Context): void {
  if (kind === "removed" && getDirections().includes("response"))
    report({ message: "Responses no longer have this variant." });
}

/** An integer is a number, so a number that becomes an integer loses values; the reverse does not. */
function listTypesLost(was: unknown, is: unknown): unknown[] {
  // Without a type, any value is possible.
  if (is === undefined) return [];
  const lost = listLost(was, is);
  return listLost(is, undefined).includes("number") ? lost.filter((type) => type !== "integer") : lost;
}

const lowerBounds = ["minLength", "minItems", "minProperties", "minimum"];
const upperBounds = ["maxLength", "maxItems", "maxProperties", "maximum"];
const exclusiveBounds = ["exclusiveMinimum", "exclusiveMaximum"];

/**
 * A bound that was loosened or removed: types do not contain bounds, and responses may grow (decision 0009). It applies
 * instead of Redocly's `schema-constraint-changed`, so it is silent where two bounds of one side play together.
 */
export const boundLoosened: DiffRule = () => ({
  Schema(difference, { report }) {
    if (difference.kind !== "modified") return;
    const { property, node, base, revision } = difference;
    const [was, is] = [base.value, revision.value];
    if (exclusiveBounds.some((bound) => read(node.base, bound) ?? read(node.revision, bound))) return;
    const lifted = is === undefined && [...lowerBounds, ...upperBounds, "pattern"].includes(property);
    const moved =
      (lowerBounds.includes(property) && Number(is) < Number(was)) ||
      (upperBounds.includes(property) && Number(is) > Number(was));
    if (lifted) report({ message: `\`${property}\` was lifted; it was ${quote(was)}.` });
    if (moved) report({ message: `\`${property}\` was loosened from ${quote(was)} to ${quote(is)}.` });
  },
});

/** Programs narrow variants by the discriminator. */
export const discriminatorChanged: DiffRule = () => ({
  Discriminator(difference, { report }) {
    if (difference.kind === "removed") report({ message: "The discriminator was removed." });
    if (difference.kind === "modified" && difference.property === "propertyName")
      report({ message: `The discriminator is ${quote(difference.revision.value)} now.` });
  },
  DiscriminatorMapping(difference, { report }) {
    if (difference.kind === "removed")
      report({ message: `The variants of \`${nameOf(difference.node)}\` were removed.` });
    if (difference.kind === "modified" && difference.revision.value === undefined)
      report({ message: `Variant ${quote(difference.property)} was removed.` });
  },
});

function quote(values: unknown): string {
  return [values]
    .flat()
    .map((value) => `\`${value}\``)
    .join(", ");
}
