import { readFileSync } from "node:fs";
import {
  type Description,
  type OperationCase,
  readOperationCases,
  writeRequestBody,
  writeTarget,
  writeText,
} from "@data-import/spec/read";

/** A valid request. */
export interface PreparedRequest {
  readonly method: string;
  /** With its query, without the base path. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/** A request that the programs send thousands of times, and its response in the description. */
export interface Sample extends PreparedRequest {
  readonly operationId: string;
  readonly body?: string;
  readonly response: { readonly status: number; readonly contentType: string; readonly text: string };
}

export const bundle: Description & object = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@data-import/spec/openapi.json")), "utf8"),
);

export const operations: readonly OperationCase[] = readOperationCases(bundle);

/** A plain read, and a write with a JSON body. They have budgets. */
export const plain: readonly string[] = ["listSheets", "createAction"];
/** A small response, which has a budget, and a large one. */
export const generated: readonly string[] = ["getCurrentAccount", "listSheets"];

/** The sample of an operation, made from its first examples. */
export function findSample(operationId: string): Sample {
  const operation = operations.find((one) => one.operationId === operationId);
  const [success] = operation?.successes ?? [];
  if (operation === undefined || success === undefined)
    throw new Error(`${operationId} has no example of a success.`);
  const { body, ...prepared } = prepareRequest(operation);
  if (typeof body === "object") throw new Error(`${operationId} takes a form.`);
  const { status, contentType, value } = success;
  return {
    operationId,
    ...prepared,
    ...(body !== undefined && { body }),
    response: { status, contentType, text: JSON.stringify(value) },
  };
}

/** A request to an operation with its first example, every parameter and a token. */
export function prepareRequest(operation: OperationCase): PreparedRequest {
  const { method, constantHeaders, requests } = operation;
  const prepared = {
    method,
    path: writeTarget(operation),
    headers: { authorization: "Bearer any", ...constantHeaders },
  };
  const [request] = requests;
  if (request === undefined) return prepared;
  const body = writeRequestBody(request);
  if (request.contentType === "multipart/form-data") return { ...prepared, body: writeForm(body as object) };
  const headers = { ...prepared.headers, "content-type": request.contentType };
  return { ...prepared, headers, body: writeText(request) };
}

function writeForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      form.append(name, one instanceof File || typeof one === "string" ? one : JSON.stringify(one));
    }
  }
  return form;
}
