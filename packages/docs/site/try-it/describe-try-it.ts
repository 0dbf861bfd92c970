import { STATUS_CODES } from "node:http";
import { nameMethod, toCamelCase } from "@data-import/codegen/calls";
import type { Example, Field, Operation } from "../description/model.ts";
import { toPlainText } from "../markdown/plain-text.ts";
import {
  jsonType,
  type TryItField,
  type TryItOperation,
  type TryItResponse,
} from "../scripts/try-it/operation.ts";

/** The data of the form of an operation. */
export function describeTryIt(operation: Operation): TryItOperation {
  const { id, tag, method, path, open, parameters, body } = operation;
  const isForm = body?.mediaType === "multipart/form-data";
  const parts = isForm ? (body.field?.children ?? []) : [];
  return {
    method,
    path,
    call: `${toCamelCase(tag)}.${nameMethod(id, tag)}`,
    ...(open && { open }),
    fields: [
      ...parameters.flatMap(({ in: place, field }) =>
        place === "cookie" ? [] : [describeField(place, field, field.examples[0])],
      ),
      ...parts.map((field) => describeField("part", field, findExample(body?.examples ?? [], field.name))),
    ],
    ...(body?.field !== undefined &&
      !isForm && {
        bodies: body.examples.map(({ title, value }) => ({ title: toPlainText(title), value })),
        ...(body.mediaType !== undefined && body.mediaType !== jsonType && { bodyType: body.mediaType }),
      }),
    responses: describeResponses(operation),
  };
}

/** The value of a field in the first body that has it. */
function findExample(bodies: readonly Example[], name: string): unknown {
  const values = bodies.map(({ value }) => (value as Readonly<Record<string, unknown>>)[name]);
  return values.find((value) => value !== undefined);
}

function describeField(
  place: TryItField["in"],
  field: Field,
  example: unknown = field.examples[0],
): TryItField {
  const type = describeType(field);
  return {
    in: place,
    name: field.name,
    ...(field.required && { required: true as const }),
    ...(type && { type }),
    ...(field.values.length > 0 && { values: field.values.map(String) }),
    ...(example !== undefined && {
      example: typeof example === "string" ? example : JSON.stringify(example),
    }),
    ...(field.deprecated && { deprecated: true as const }),
  };
}

function describeType({ type, constraints }: Field): TryItField["type"] {
  if (constraints.includes("binary")) return "file";
  if (type.startsWith("array of ")) return "list";
  if (/^(integer|number)\b/.test(type)) return "number";
  return type.startsWith("boolean") ? "boolean" : undefined;
}

/** The other responses that the mock can give: the further examples of a success, and the documented failures. */
function describeResponses({ responses }: Operation): TryItResponse[] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  const failures = responses
    .map(({ status }) => (status === "default" ? "500" : status))
    .filter((status, index, all) => status >= "4" && all.indexOf(status) === index);
  return [
    ...successes.flatMap(({ examples }) =>
      examples.slice(1).map(({ title, name }) => ({ title: toPlainText(title), prefer: `example=${name}` })),
    ),
    ...failures.map((status) => ({
      title: `${status} ${STATUS_CODES[status] ?? ""}`.trim(),
      prefer: `code=${status}`,
    })),
  ];
}
