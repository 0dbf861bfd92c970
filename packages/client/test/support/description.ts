import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface Schema {
  $ref?: string;
  format?: string;
  enum?: unknown[];
  examples?: unknown[];
  properties?: Record<string, Schema>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  schema: Schema;
  example?: unknown;
}

interface Example {
  $ref?: string;
  value: unknown;
}

interface Message {
  $ref?: string;
  content: Record<string, { schema: Schema; examples: Record<string, Example> }>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
}

/** One body that the description shows, as a request or as an answer. */
export interface ExampleBody {
  name: string;
  contentType: string;
  value: unknown;
  /** The parts of a form that are files. */
  files: string[];
}

/** One operation with the values that the description's examples give it. */
export interface OperationCase {
  operationId: string;
  method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  path: string;
  group: "A" | null;
  pathParameters: Record<string, string>;
  queryParameters: Record<string, string | number | boolean>;
  requests: ExampleBody[];
  successes: (ExampleBody & { status: number })[];
  failures: (ExampleBody & { status: number })[];
}

const require = createRequire(import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(require.resolve(`@data-import/spec/${file}`), "utf8"));
const bundle = read("openapi.json");

/** Every operation of the description, so that one that is added is tested by itself. */
export const operationCases: OperationCase[] = read("operations.json").map(
  ({ operationId, method, path, group }: OperationCase) => {
    const operation: Operation = bundle.paths[path][method.toLowerCase()];
    const parameters = (operation.parameters ?? []).map(resolve);
    const responses = Object.entries(operation.responses).flatMap(([status, response]) =>
      // `default` stands for every status that is not listed.
      readExamples(response).map((example) => ({
        ...example,
        status: status === "default" ? 500 : Number(status),
      })),
    );
    return {
      operationId,
      method,
      path,
      group,
      pathParameters: readParameters(parameters, "path"),
      queryParameters: readParameters(parameters, "query"),
      requests: operation.requestBody ? readExamples(operation.requestBody) : [],
      successes: responses.filter(({ status }) => status < 300),
      failures: responses.filter(({ status }) => status >= 300),
    };
  },
);

function readParameters(parameters: Parameter[], location: string): Record<string, never> {
  const found = parameters.filter((parameter) => parameter.in === location);
  return Object.fromEntries(found.map((parameter) => [parameter.name, readExample(parameter)]));
}

function readExample({ name, example, schema }: Parameter): never {
  const { examples, enum: values } = resolve(schema);
  const value = example ?? schema.examples?.[0] ?? examples?.[0] ?? values?.[0];
  if (value === undefined) throw new Error(`Parameter ${name} has no example in the description.`);
  return value as never;
}

function readExamples(message: Message): ExampleBody[] {
  const [[contentType, media] = []] = Object.entries(resolve(message).content);
  if (!contentType || !media) throw new Error("A body without content cannot be tested.");
  const properties = Object.entries(resolve(media.schema).properties ?? {});
  const files = properties.filter(([, property]) => property.format === "binary").map(([name]) => name);
  return Object.entries(media.examples).map(([name, example]) => {
    return { name, contentType, files, value: resolve(example).value };
  });
}

function resolve<Target extends { $ref?: string }>(target: Target): Target {
  if (target.$ref === undefined) return target;
  const keys = target.$ref.slice(2).split("/");
  return resolve(keys.reduce((node, key) => node[key.replaceAll("~1", "/")], bundle) as Target);
}
