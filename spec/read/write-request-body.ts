import type { ExampleBody, OperationCase } from "./operation-cases.ts";

/** A request example for a client: the files of a form, which are text in the examples, become files. */
export function writeRequestBody({ files, value }: ExampleBody): unknown {
  if (files.length === 0) return value;
  const fields = value as Record<string, unknown>;
  const asFiles = files.map((name) => [
    name,
    new File([String(fields[name])], `${name}.csv`, { type: "text/csv" }),
  ]);
  return { ...fields, ...Object.fromEntries(asFiles) };
}

/** A request example as the text of a body. Examples of other media types than JSON are texts already. */
export function writeText({ contentType, value }: Pick<ExampleBody, "contentType" | "value">): string {
  return contentType === "application/json" ? JSON.stringify(value) : String(value);
}

/**
 * The values of an operation as the arguments of a method: the ids of the path, the body (of a form
 * its file, then its other fields), the query where there is one.
 */
export function listArguments(operation: OperationCase, request: ExampleBody | undefined): unknown[] {
  const { path, pathParameters, queryParameters } = operation;
  const ids = Array.from(path.matchAll(/\{(\w+)\}/g), ([, id = ""]) => pathParameters[id]);
  const query = Object.keys(queryParameters).length > 0 ? [queryParameters] : [];
  return [...ids, ...(request ? splitFile(request) : []), ...query];
}

function splitFile(request: ExampleBody): unknown[] {
  const body = writeRequestBody(request);
  if (request.files.length === 0) return [body];
  const { file, ...fields } = body as Record<string, unknown>;
  return [file, fields];
}
