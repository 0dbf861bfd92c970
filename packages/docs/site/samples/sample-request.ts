import { isLive } from "@data-import/codegen/calls";
import { type SampleCall, type SampleFile, shownToken, shownUrl } from "./sample-call.ts";

/** The HTTP request that a sample sends, for languages without a client of ours. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  /** Without `Content-Type`, which belongs to the body. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: SampleBody | undefined;
  /** What to do with the response. */
  readonly response: SampleResponse;
}

/** The body of a sample's request. */
export type SampleBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "lines"; readonly values: readonly unknown[] }
  | {
      readonly kind: "parts";
      readonly fields: readonly [name: string, text: string][];
      readonly file: SampleFile;
    };

/** A response is printed whole, printed line by line while it comes, or saved as a file. */
export type SampleResponse =
  | { readonly kind: "text" }
  | { readonly kind: "live" }
  | { readonly kind: "file"; readonly name: string };

/** Describes the request of a call. */
export function readSampleRequest(call: SampleCall): SampleRequest {
  const { method, open, constantHeaders } = call.operation;
  const headers = { ...(!open && { Authorization: `Bearer ${shownToken}` }), ...constantHeaders };
  return { method, url: writeUrl(call), headers, body: readBody(call), response: readResponse(call) };
}

function writeUrl({ operation, ids, query }: SampleCall): string {
  const path = operation.path.replace(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(String(ids[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return `${shownUrl}${path}${search.size > 0 ? `?${search}` : ""}`;
}

/** One part for each field and each entry of a list. */
function readBody({ operation, file, fields, body }: SampleCall): SampleBody | undefined {
  if (file) {
    const texts = Object.entries(fields).flatMap(([name, value]) =>
      [value]
        .flat()
        .map((one): [string, string] => [name, typeof one === "object" ? JSON.stringify(one) : String(one)]),
    );
    return { kind: "parts", fields: texts, file };
  }
  if (!operation.body) return undefined;
  return operation.kind === "lines"
    ? { kind: "lines", values: body as readonly unknown[] }
    : { kind: "json", value: body };
}

function readResponse({ operation, fileName }: SampleCall): SampleResponse {
  if (isLive(operation)) return { kind: "live" };
  return operation.kind === "download" ? { kind: "file", name: fileName } : { kind: "text" };
}
