import { basename } from "node:path";
import { type Context, isNode, type Node, type Rule, readComponentName, readReference } from "./visitor.ts";

/** The first keys of an operation and of a response in the bundle; those of `last` come last, and others between them. */
const first = ["operationId", "tags", "summary", "description", "deprecated", "x-deprecated-since"];
const last = ["parameters", "requestBody", "responses", "headers", "content"];

/** A new object each time: the bundler changes the references that it finds. */
const refer = (target: string): Node => ({ $ref: `../shared/${target}` });

/**
 * Writes out what the files leave out because it follows from something else, before the description is resolved. What a
 * file says itself stays. README.md has the table.
 */
export const expandShortForms: Rule = () => ({
  Paths: { Operation: { enter: expandOperation } },
  Schema: {
    enter(schema, context) {
      if (!isNode(schema) || readComponentName(context.location) === undefined) return;
      const { "x-data": data, ...others } = schema;
      const envelope = data && { type: "object", ...others, required: ["data"], properties: { data } };
      replace(schema, { "x-origin": readOrigin(context), ...(envelope || others) });
    },
  },
  Response: {
    enter(response, context) {
      if (readComponentName(context.location) === undefined) return;
      const { "x-examples": names, ...others } = response;
      const content = Array.isArray(names) && { content: renderError(names) };
      replace(response, sortKeys({ "x-origin": readOrigin(context), ...others, ...content }));
    },
  },
});

interface WrittenOperation {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly unknown[];
  readonly responses: Node;
}

function expandOperation(operation: Node, context: Context): void {
  const { key, location } = context;
  const { security, responses, parameters = [] } = operation as unknown as WrittenOperation;
  const tag = basename(location.source.absoluteRef, ".yaml");
  const changes = key !== "get" || operation["x-side-effect"] === true;
  const takesToken = security === undefined || security.length > 0;
  const hasKey = parameters.some((each) => readReference(each)?.endsWith("#/IdempotencyKey"));
  const takesKey = changes && operation["x-repeatable"] !== true && !hasKey;
  const expanded = takesKey ? [refer("parameters.yaml#/IdempotencyKey"), ...parameters] : parameters;
  replace(
    operation,
    sortKeys({
      tags: [tag],
      "x-origin": readOrigin(context),
      ...(takesToken && { "x-permission": `${tag}:${changes ? "write" : "read"}` }),
      ...operation,
      ...(expanded.length > 0 && { parameters: expanded }),
      responses: { ...responses, default: responses["default"] ?? refer("responses.yaml#/UnexpectedError") },
    }),
  );
}

function renderError(names: readonly string[]): Node {
  const examples = names.map((name) => [name, { $ref: `../examples/errors.yaml#/${name}` }]);
  const schema = { $ref: "schemas.yaml#/ErrorEnvelope" };
  return { "application/json": { schema, examples: Object.fromEntries(examples) } };
}

/**
 * The origin that the file gives to all that says none. `documented` is not inherited: what passes for documented says so
 * itself.
 */
function readOrigin({ location }: Context): string | undefined {
  return /^x-origin: (public|designed)$/m.exec(location.source.body)?.[1];
}

function sortKeys(node: Node): Node {
  const rank = (key: string) =>
    first.includes(key) ? first.indexOf(key) - first.length : last.indexOf(key) + 1;
  return Object.fromEntries(Object.entries(node).toSorted(([one], [other]) => rank(one) - rank(other)));
}

/** Redocly keeps the object, so its keys are changed, and not the object; a key without a value is left out. */
function replace(node: Node, content: Node): void {
  for (const key of Object.keys(node)) delete node[key];
  for (const [key, value] of Object.entries(content)) if (value !== undefined) node[key] = value;
}
