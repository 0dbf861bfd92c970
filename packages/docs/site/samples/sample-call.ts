import {
  type ExampleArguments,
  filePart,
  nameMethod,
  type OperationEntry,
  readExampleArguments,
  readLines,
  splitUpload,
  toCamelCase,
} from "@data-import/codegen/calls";
import { defaultPorts } from "@data-import/front/ports";
import { type Description, resolveReference } from "@data-import/spec/read";
import { planResult, type ShownResult } from "./plan-result.ts";
import { trimBody } from "./trim-body.ts";

/** The address of the mock that `npm start` serves, which samples call. */
export const shownUrl: string = `http://localhost:${defaultPorts.mock}/v1`;
/** The mock accepts any token; readers replace it by their own. */
export const shownToken = "my-access-token";

/** The values that the samples of one operation use, in any language. */
export interface SampleCall extends ExampleArguments {
  readonly operation: OperationEntry;
  /** Its place in the flat client: `api.sheets.list`. */
  readonly method: string;
  /** Of an upload. */
  readonly file: SampleFile | undefined;
  /** The fields that are sent with the file of an upload. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The name that a download is saved under. */
  readonly fileName: string;
  readonly result: ShownResult;
}

/** The file of an upload. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
  /** Its lines, without their ends. */
  readonly lines: readonly string[];
}

/** Reads the arguments of a call; throws if the description has no example for a required one. */
export function readSampleCall(bundle: Description, operation: OperationEntry): SampleCall {
  const { operationId, tag, kind } = operation;
  const values = readExampleArguments(bundle, operation);
  if (!values)
    throw new Error(`${operationId} cannot be shown: one of its parameters or its body has no example.`);
  const result = planResult(bundle, operation);
  const { text, fields } = kind === "upload" ? splitUpload(values.body) : { text: "", fields: {} };
  const file = { name: readUploadName(result), type: "text/csv", lines: text.split("\n") };
  return {
    ...values,
    body: readBody(bundle, operation, values.body),
    operation,
    method: `api.${toCamelCase(tag)}.${nameMethod(operationId, tag)}`,
    file: kind === "upload" ? file : undefined,
    fields,
    fileName: readFileName(bundle, operation),
    result,
  };
}

/** JSON lines as the objects that the client writes. */
function readBody(bundle: Description, operation: OperationEntry, body: unknown): unknown {
  if (operation.kind === "upload") return undefined;
  return operation.kind === "lines" ? readLines(body) : trimBody(bundle, operation, body);
}

/** The uploaded file has the name that the response has. */
function readUploadName({ example }: ShownResult): string {
  const name = (example as { name?: unknown } | undefined)?.name;
  return typeof name === "string" ? name : `${filePart}.csv`;
}

/** The name that the service proposes for a download, in the header that the description shows. */
function readFileName(bundle: Description, { source }: OperationEntry): string {
  for (const response of Object.values(source.responses ?? {})) {
    const { headers = {} } = resolveReference(bundle, response);
    const header = headers["Content-Disposition"];
    const example = header && resolveReference(bundle, header).example;
    const [, name] = /filename="([^"]+)"/.exec(String(example)) ?? [];
    if (name) return name;
  }
  return "download";
}
