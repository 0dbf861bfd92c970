import { type FrontCode, HttpError, type Model, type RequestReading, type Route } from "@data-import/front";
import { platform } from "#platform";
import type { Operation, PrismOutput, ProblemJsonError } from "../vendor/stoplight.d.ts";
import { type Describe, isJson } from "./described.ts";

const quiet = () => {};
const logger = {
  trace: quiet,
  debug: quiet,
  info: quiet,
  success: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
  isLevelEnabled: () => false,
  child: () => logger,
};

/**
 * Creates responses with Prism's whole HTTP engine, which validates and negotiates again after the front. Throws in a
 * page.
 */
export function createPrismDescribe({ description, basePath }: Model): Describe {
  const { loadPrism } = platform;
  if (loadPrism === undefined)
    throw new Error('The engine "prism" needs Node. Here, create the mock without `engine`.');
  const config = { isProxy: false, checkSecurity: true, validateRequest: true, validateResponse: false };

  const start = async () => {
    const prism = await loadPrism();
    const instance = prism.createInstance({ ...config, errors: false, mock: { dynamic: false } }, { logger });
    // Prism changes the object, so it gets a copy.
    const operations = await prism.getHttpOperationsFromSpec(structuredClone(description));
    return { prism, instance, operations };
  };
  // Loading Prism and reading the description takes more than a second, so it starts with the first request.
  let started: ReturnType<typeof start> | undefined;

  return async (route, { status, example, dynamic = false, seed }, reading) => {
    started ??= start();
    const { prism, instance, operations } = await started;
    const operation = findOperation(operations, route);
    // Prism stores parts of `Accept` in this object, so each request has its own.
    const mock = { code: status, exampleKey: example, dynamic, seed };
    const input = writeInput(route, reading, basePath);
    const result = await instance.request(input, [operation], { ...config, errors: false, mock })();
    // Without this, the generator would keep the seed for later requests.
    if (seed !== undefined) prism.resetJSONSchemaGenerator();
    if (result._tag === "Left") throw toHttpError(result.left);
    return { reply: writeResponse(result.right.output), ...(example !== undefined && { example }) };
  };
}

function findOperation(operations: readonly Operation[], { method, path, operationId }: Route): Operation {
  const found = operations.find((one) => one.path === path && one.method.toUpperCase() === method);
  if (found === undefined) throw new Error(`Prism does not know the operation ${operationId}.`);
  return found;
}

/** A request in the form in which Prism's server passes it to the engine. */
function writeInput(route: Route, { call, bytes, json }: RequestReading, basePath: string) {
  const query = new URLSearchParams(call.search);
  const authorization = call.headers["authorization"]?.replace(/^bearer(?= )/i, "Bearer");
  return {
    method: route.method.toLowerCase(),
    url: {
      path: call.pathname.slice(basePath.length),
      query: Object.fromEntries([...query.keys()].map((name) => [name, readValues(query, name)])),
    },
    headers: { ...call.headers, ...(authorization !== undefined && { authorization }) },
    body: json ?? (bytes.byteLength > 0 ? new TextDecoder().decode(bytes) : null),
  };
}

function readValues(query: URLSearchParams, name: string): string | readonly string[] {
  const values = query.getAll(name);
  return values.length === 1 ? String(values[0]) : values;
}

function writeResponse({ statusCode, headers = {}, body }: PrismOutput) {
  const known = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  const written = Object.fromEntries(known.map(([name, value]) => [name.toLowerCase(), String(value)]));
  // Prism's server does not send the type that the engine gives for a response without a body.
  if (statusCode === 304) delete written["content-type"];
  const isText = typeof body === "string" && !isJson(written["content-type"] ?? "");
  const text = isText ? body : JSON.stringify(body);
  return { status: statusCode, headers: written, body: text ?? null };
}

/** Prism has no codes; its statuses say enough. */
const codes: Readonly<Record<number, FrontCode>> = {
  401: "token_missing",
  404: "path_unknown",
  405: "method_not_allowed",
  406: "not_acceptable",
  415: "content_type_unsupported",
};

/** An error of Prism in the envelope of the API. */
function toHttpError({ status = 500, detail, message, additional }: ProblemJsonError): HttpError {
  const code = codes[status] ?? (status < 500 ? "value_invalid" : "internal_error");
  const failures = additional?.validation?.map(({ message, location = [] }) => ({
    message: `Prism: ${message}`,
    key: location.slice(1).join("."),
    code,
  }));
  return new HttpError(status, failures ?? [{ message: `Prism: ${detail ?? message}`, code }]);
}
