import type { Field } from "../description/model.ts";

/** A tree without the fields of other named schemas, for texts that contain each of them once; the root is kept. */
export function cutTree(root: Field): Field {
  const { writtenAt: _, writtenInBody: __, onItsPage: ___, ...kept } = root;
  return {
    ...kept,
    children: root.children.map(cutField),
    variants: root.variants.map((variant) => ({
      ...variant,
      // A named variant is a separate schema.
      children: variant.schema === undefined ? variant.children.map(cutField) : [],
    })),
  };
}

/** A field without the fields inside it, if they are those of a named schema. */
export function cutField(field: Field): Field {
  return field.schema === undefined
    ? cutTree(field)
    : { ...cutTree(field), values: [], children: [], variants: [] };
}
