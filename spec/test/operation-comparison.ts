import type { Operation, ResponseObject } from "../read/index.ts";
import { flatten, follow, listParameters, readBody } from "./bundle.ts";
import { compareMarks, compareType, type Expected, symmetricDifference } from "./type-comparison.ts";

/** An operation as documented.yaml writes it. */
export interface DocumentedOperation {
  group?: "A";
  open?: boolean;
  path?: Record<string, Expected>;
  query?: Record<string, Expected>;
  header?: Record<string, Expected>;
  contentType?: string;
  body?: Expected;
  success?: Expected;
  errors: number[];
}

/** One sentence per difference between the documentation of an operation and the description. */
export function compareOperation(operation: Operation, expected: DocumentedOperation): string[] {
  return [
    ...compareParameters(operation, expected),
    ...compareBody(operation, expected),
    ...compareSuccess(operation, expected),
    ...compareErrors(operation, expected),
  ];
}

function compareParameters(operation: Operation, expected: DocumentedOperation): string[] {
  const parameters = listParameters(operation).filter((parameter) => parameter.name !== "X-Disable-Hooks");
  const deviations: string[] = [];
  for (const place of ["path", "query", "header"] as const) {
    for (const [name, type] of Object.entries(expected[place] ?? {})) {
      const at = `${place} parameter ${name}`;
      const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === place);
      if (!parameter) {
        deviations.push(`${at}: is missing`);
        continue;
      }
      const { required, deprecated = false } = parameter;
      const marks = { required, deprecated, default: flatten(parameter.schema ?? {}).schema.default };
      deviations.push(...compareMarks(type, marks, at), ...compareType(type, parameter.schema, at));
    }
  }
  const others = parameters.filter(
    ({ name, in: place }) => !(name in (expected[place as "path" | "query" | "header"] ?? {})),
  );
  for (const { name, in: place, required, "x-origin": origin } of others) {
    const at = `${place} parameter ${name}`;
    // A program that follows the specification does not send it, so it must be optional.
    const isAdded = origin === "designed" && required !== true;
    const isShownElsewhere = expected.open === true && origin !== "designed";
    if (!isAdded && !isShownElsewhere) deviations.push(`${at}: is not documented`);
    else if (!origin) deviations.push(`${at}: is not documented, so say its x-origin`);
  }
  return deviations;
}

function compareBody(operation: Operation, expected: DocumentedOperation): string[] {
  const requestBody = readBody(operation);
  if (!expected.body) return requestBody ? ["body: is not documented"] : [];
  const contentType = expected.contentType ?? "application/json";
  if (Object.keys(requestBody?.content ?? {}).join() !== contentType) return [`body: is not ${contentType}`];
  return compareType(expected.body, requestBody?.content[contentType]?.schema, "body");
}

function compareSuccess({ responses }: Operation, expected: DocumentedOperation): string[] {
  if (!expected.success) return [];
  const contentType = expected.success === "binary" ? "application/octet-stream" : "application/json";
  const content = responses["200"] && follow<ResponseObject>(responses["200"]).content;
  if (Object.keys(content ?? {}).join() !== contentType) return [`200: is not ${contentType}`];
  return expected.success === "binary"
    ? []
    : compareType(expected.success, content?.[contentType]?.schema, "200");
}

function compareErrors({ responses }: Operation, expected: DocumentedOperation): string[] {
  const statuses = Object.keys(responses).filter((status) => status !== "200" && status !== "default");
  const difference = symmetricDifference(statuses, expected.errors.map(String));
  return [
    ...difference.map(
      (status) => `${status}: is ${statuses.includes(status) ? "not documented" : "missing"}`,
    ),
    ...["default", ...statuses].flatMap((status) => {
      const response = responses[status];
      const schema = response && follow<ResponseObject>(response).content?.["application/json"]?.schema;
      return compareType("ErrorEnvelope", schema, status);
    }),
  ];
}
