import type { ResponseObject } from "./read/description.ts";
import type { Description, Link, OperationCase, Schema } from "./read/index.ts";
import {
  escapePointer,
  locateTarget,
  readOperationCases,
  readSchemaName,
  resolveReference,
} from "./read/index.ts";

/** A value in the body of a response that identifies a resource. */
interface Produced {
  /** `SpaceId`, or for values without a schema of their own the name of the property, such as `slug`. */
  readonly name: string;
  /** `$response.body#/data/id` */
  readonly expression: string;
}

/**
 * Adds to each success that creates resources, or lists those that no operation creates, a link to every operation that
 * takes their ids. Tools that test by sequences follow them. They are computed, so that a new operation has its links.
 */
export function addLinks(description: Description): Description {
  const cases = readOperationCases(description);
  const copy = structuredClone(description);
  const created = new Set(
    cases
      .filter(({ method }) => method === "POST")
      .flatMap((each) => listNew(description, each).map(({ name }) => name)),
  );
  for (const producer of cases) {
    const produced = listNew(description, producer).filter(
      ({ name }) => producer.method === "POST" || !created.has(name),
    );
    const links = cases.flatMap((target) => {
      const parameters = linkParameters(producer, produced, target);
      return parameters === undefined
        ? []
        : [[target.operationId, { operationId: target.operationId, parameters }]];
    });
    if (links.length > 0) findResponse(copy, producer).links = Object.fromEntries(links);
  }
  return copy;
}

/** What an operation produces and does not take: a copy needs the id of another resource of its kind. */
function listNew(description: Description, producer: OperationCase): Produced[] {
  const taken = producer.parameters.map(({ name, schema = {} }) => readSchemaName(schema) ?? name);
  return listProduced(description, producer).filter(({ name }) => !taken.includes(name));
}

/** The ids and slugs in the success of an operation: of the resource itself, or of the first one of a list. */
function listProduced(description: Description, { method, responses }: OperationCase): Produced[] {
  const success = responses.find(
    ({ key, contentType }) => key === "200" && contentType === "application/json",
  );
  if (success === undefined || (method !== "POST" && method !== "GET")) return [];
  const pointer = `${success.pointer}/content/${escapePointer(success.contentType)}/schema`;
  const body = locateTarget<Schema>(description, { value: { $ref: `#${pointer}` }, pointer });
  const { data } = readProperties(description, body.value);
  const resource = data === undefined ? body.value : resolveReference<Schema>(description, data);
  const at = data === undefined ? "" : "/data";
  if (resource.type === "array") {
    const item = resolveReference<Schema>(description, resource.items ?? {});
    return readIds(description, item, `${at}/0`);
  }
  return method === "GET" ? [] : readIds(description, resource, at);
}

function readIds(description: Description, resource: Schema, at: string): Produced[] {
  const properties = readProperties(description, resource);
  const { slug } = properties;
  // Credentials are identified by the `clientId` that signs in with them.
  const key = "id" in properties ? "id" : "clientId";
  const id = properties[key];
  return [
    ...(id === undefined
      ? []
      : [{ name: readSchemaName(id) ?? key, expression: `$response.body#${at}/${key}` }]),
    ...(slug === undefined ? [] : [{ name: "slug", expression: `$response.body#${at}/slug` }]),
  ];
}

function readProperties(description: Description, schema: Schema): Readonly<Record<string, Schema>> {
  const parts = (schema.allOf ?? []).map((part) =>
    readProperties(description, resolveReference(description, part)),
  );
  return Object.assign({}, ...parts, schema.properties);
}

/** The values for all path parameters of a target; undefined if one is unknown, or if none of them was produced. */
function linkParameters(
  producer: OperationCase,
  produced: readonly Produced[],
  target: OperationCase,
): Link["parameters"] | undefined {
  const taken = target.parameters.filter(({ in: place }) => place === "path");
  let isProduced = false;
  const values = taken.map(({ name, schema = {} }) => {
    const found = produced.find((each) => each.name === (readSchemaName(schema) ?? name));
    isProduced ||= found !== undefined;
    return [
      name,
      found?.expression ?? (name in producer.pathParameters ? `$request.path.${name}` : undefined),
    ] as const;
  });
  return isProduced && values.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(values) as Link["parameters"])
    : undefined;
}

function findResponse(
  description: Description,
  { pointer, responses }: OperationCase,
): { links?: ResponseObject["links"] } {
  const success = responses.find(({ key }) => key === "200");
  return resolveReference<object>(description, { $ref: `#${success?.pointer ?? pointer}` });
}
