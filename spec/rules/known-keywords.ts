import { proposeNearest } from "./nearest.ts";
import { type Context, isNode, type Node, type Rule } from "./visitor.ts";

// The keywords that every tool of the pipeline understands. JSON Schema has more (`if`, `unevaluatedProperties`, ...). The
// validators support these, but the type generator ignores them: the types would then differ from the validation.
const schemaKeywords = new Set(
  (
    "$ref $comment type enum const format title description default examples deprecated readOnly writeOnly " +
    "properties required additionalProperties minProperties maxProperties items minItems maxItems uniqueItems " +
    "minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf " +
    "allOf anyOf oneOf discriminator contentMediaType contentEncoding externalDocs"
  ).split(" "),
);
const extensions = new Set([
  ..."x-displayName x-origin x-permission x-body-limit x-emits x-instead-of x-scan x-side-effect x-repeatable".split(
    " ",
  ),
  ..."x-known-values x-error-codes x-errors x-id-kind x-secret x-additionalPropertiesName x-max-bytes".split(
    " ",
  ),
  ..."x-topic x-domain x-emitter x-reserved x-deprecated-since x-sunset".split(" "),
]);
const replacements: Record<string, string> = {
  nullable: ' Write `type: [<type>, "null"]`.',
  example: " Write `examples: [<value>]`.",
};

function checkKeys(node: Node, isSchema: boolean, { location, report }: Context): void {
  if (!isNode(node)) return;
  for (const keyword of Object.keys(node)) {
    const isExtension = keyword.startsWith("x-");
    const known = isExtension ? extensions : schemaKeywords;
    if (known.has(keyword) || !(isExtension || isSchema)) continue;
    report({
      message: isExtension
        ? `\`${keyword}\` is not an extension of ours.${proposeNearest(keyword, extensions)} Add a new one to rules/known-keywords.ts.`
        : `\`${keyword}\` is not a schema keyword that all our tools understand.${replacements[keyword] ?? proposeNearest(keyword, schemaKeywords)}`,
      location: location.child([keyword]).key(),
    });
  }
}

/** Schemas use only the keywords that every tool of the pipeline understands; extensions are those we know. */
export const knownKeywords: Rule = () => ({
  any: { enter: (node, context) => checkKeys(node, context.type.name === "Schema", context) },
  // What stands beside a `$ref` is not part of the node it points to.
  ref: { enter: (node, context) => checkKeys(node, context.type.name === "Schema", context) },
});
