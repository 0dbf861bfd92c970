import type { Deprecation, Field, Operation, Schema, Topic } from "./model.ts";

/** Everything that is marked as deprecated, with a link to where it is described. */
export function readDeprecations(
  operations: readonly Operation[],
  topics: readonly Topic[],
  schemas: readonly Schema[],
): Deprecation[] {
  return [
    ...operations.flatMap((operation) => [
      ...(operation.deprecated ? [describeOperation(operation)] : []),
      ...operation.parameters
        .filter(({ field }) => field.deprecated)
        .map(({ in: place, field }): Deprecation => {
          const link = `site:operations/${operation.id}/#${place}.${field.path}`;
          return { kind: "parameter", name: `${operation.id} ${field.name}`, text: field.text, link };
        }),
    ]),
    ...topics.flatMap(listPayload),
    ...schemas.flatMap((schema): Deprecation[] => [
      ...(schema.deprecated
        ? [{ kind: "schema" as const, name: schema.name, text: schema.text, link: linkOf(schema) }]
        : []),
      ...listOwnFields(schema).map((field) => ({
        kind: "field" as const,
        name: `${schema.name}.${field.path}`,
        text: field.text,
        link: `${linkOf(schema)}#${field.path}`,
      })),
    ]),
  ];
}

function linkOf({ name }: Schema): string {
  return `site:schemas/${name}/`;
}

function describeOperation({ id, text }: Operation): Deprecation {
  return { kind: "operation", name: id, text, link: `site:operations/${id}/` };
}

function listPayload({ name, slug, payload }: Topic): Deprecation[] {
  return (payload?.children ?? [])
    .filter((field) => field.deprecated)
    .map((field) => ({
      kind: "field",
      name: `${name} ${field.path}`,
      text: field.text,
      link: `site:events/${slug}/#${field.path}`,
    }));
}

/** The deprecated fields that a schema writes itself: another named schema lists its own. */
function listOwnFields({ field, source }: Schema): Field[] {
  const own = new Set(collectKeys(source));
  return listInside(field).filter((each) => each.deprecated && own.has(each.name));
}

function listInside(field: Field): Field[] {
  const children = [...field.children, ...field.variants.flatMap((variant) => variant.children)];
  return children.flatMap((child) => [child, ...(child.schema === undefined ? listInside(child) : [])]);
}

function collectKeys(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties = {} } = node as { properties?: object };
  return [
    ...Object.keys(properties),
    ...Object.values(node).flatMap(collectKeys),
    ...Object.values(properties).flatMap(collectKeys),
  ];
}
