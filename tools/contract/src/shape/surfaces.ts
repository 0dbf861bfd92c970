import { createClient } from "@data-import/client";
import { createFetchClient, type FetchResult } from "@data-import/client/fetch";
import { nameMethod, toCamelCase } from "@data-import/codegen/calls";
import {
  type ExampleBody,
  listArguments,
  type OperationCase,
  writeRequestBody,
} from "@data-import/spec/read";

/** A target for the client. */
export interface ClientTarget {
  readonly baseUrl: string;
  readonly token: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** A response, as the client gives it. */
export interface ClientResponse {
  readonly status: number;
  /** The parsed body of a JSON response; the bytes of any other. */
  readonly body: unknown;
}

/** Calls an operation with the parameters and the body of its examples, and with further headers. */
export type Surface = (
  target: ClientTarget,
  operation: OperationCase,
  headers: Readonly<Record<string, string>>,
  request?: ExampleBody,
) => Promise<ClientResponse>;

// The operation is known only at run time, so its call cannot have precise types.
type Send = (path: string, options: object) => Promise<FetchResult<unknown>>;
type Method = (...given: unknown[]) => { response(): Promise<Response> };

/** The two surfaces of the client: calls by method and path, and calls by resource and name. */
export const surfaces: Readonly<Record<string, Surface>> = {
  async "./fetch"(target, operation, headers, request) {
    const client = createFetchClient({ ...target, retry: false });
    const { data, error, response } = await (client[operation.method] as unknown as Send)(operation.path, {
      params: { path: operation.pathParameters, query: operation.queryParameters },
      headers,
      ...(request && { body: writeRequestBody(request) }),
    });
    const body = error ?? (data instanceof Blob ? await data.arrayBuffer() : data);
    return { status: response.status, body };
  },

  async "the flat client"(target, operation, headers, request) {
    const client = createClient({ ...target, retry: false }) as unknown as Record<
      string,
      Record<string, Method>
    >;
    const resource = toCamelCase(operation.tag);
    const name = nameMethod(operation.operationId, operation.tag);
    const method = client[resource]?.[name];
    if (!method) throw new Error(`The client has no ${resource}.${name} for ${operation.operationId}.`);
    const response = await method(...listArguments(operation, request), { headers }).response();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? await response.json() : await response.arrayBuffer() };
  },
};
