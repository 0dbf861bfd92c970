import type { Field } from "../description/model.ts";

/** A tree without what other named schemas hold, for texts that write each of them out once; the root is kept. */
export function cutTree(root: Field): Field {
  const { writtenAt: _, writtenInBody: __, onItsPage: ___, ...kept } = root;
  return {
    ...kept,
    children: root.children.map(cutField),
    variants: root.variants.map((variant) => ({
      ...variant,
      // A variant with a name is a schema of its own.
      children: variant.schema === undefined ? variant.children.map(cutField) : [],
    })),
  };
}

/** A field without what is inside it, when that is a named schema. */
export function cutField(field: Field): Field {
  return field.schema === undefined
    ? cutTree(field)
    : { ...cutTree(field), values: [], children: [], variants: [] };
}
