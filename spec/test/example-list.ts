import type {
  Content,
  Example as DescribedExample,
  Operation,
  ResponseObject,
  Schema,
} from "../read/index.ts";
import { description, follow, operations, readBody } from "./bundle.ts";

/** An example of the bundle with its schema. */
export interface Example {
  operation: string;
  place: string;
  value: unknown;
  schema: Schema;
}

/** Every example of a JSON body: requests, responses and webhooks. */
export const bodyExamples: Example[] = [...operations, ...listWebhooks()].flatMap(([name, operation]) => [
  ...listContent(name, "request", readBody(operation)?.content),
  ...Object.entries(operation.responses).flatMap(([status, response]) =>
    listContent(name, status, follow<ResponseObject>(response).content),
  ),
]);

function listContent(operation: string, place: string, content: Content = {}): Example[] {
  const { schema, examples = {} } = content["application/json"] ?? {};
  if (!schema) return [];
  return Object.entries(examples).map(([name, example]) => {
    const { value } = follow<DescribedExample>(example);
    return { operation, place: `${place} ${name}`, value, schema };
  });
}

function listWebhooks(): [string, Operation][] {
  return Object.entries(description.webhooks ?? {}).flatMap(([topic, item]) =>
    Object.values(item).map((operation): [string, Operation] => [`webhook ${topic}`, operation]),
  );
}
