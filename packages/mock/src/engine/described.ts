import type { HttpResponse, Model, RequestReading } from "@data-import/front";
import {
  exampleNames,
  exampleValue,
  type Header,
  type Route,
  resolveReference,
  responseContent,
  responseKey,
} from "@data-import/front";
import type { Preferences } from "../control/preferences.ts";
import { statusesByName } from "./error-names.ts";

/** A response from the description; if it is an example, with its name. */
export interface DescribedResponse {
  readonly reply: HttpResponse;
  readonly example?: string;
}

/** Responds from the description: with an example, or with a body that is generated from the schema. */
export type Describe = (
  route: Route,
  preferences: Preferences,
  reading: RequestReading,
) => DescribedResponse | Promise<DescribedResponse>;

/** Creates the responses of a description. Each example is prepared once; the generator is loaded on first use. */
export function createDescribe(model: Model): Describe {
  const { description } = model;
  const prepared = new Map<string, DescribedResponse>();
  // Prism's generator would take most of the start-up time, also for programs that only use examples.
  let loading: Promise<ReturnType<typeof import("./prism.ts").createGenerate>> | undefined;

  function prepare(route: Route, key: string, status: number, name: string | undefined): DescribedResponse {
    const example = name ?? pickExample(route, key, status);
    const found = example === undefined ? undefined : exampleValue(description, route, key, example);
    const headers = describeHeaders(model, route, status);
    if (found === undefined) return { reply: { status, headers, body: null } };
    const { mediaType, value } = found;
    const text = isJson(mediaType) || typeof value !== "string" ? JSON.stringify(value) : value;
    return {
      reply: { status, headers: { "content-type": mediaType, ...headers }, body: text },
      ...(example && { example }),
    };
  }

  async function generate(route: Route, key: string, status: number, seed: string | undefined) {
    const [mediaType, media] =
      Object.entries(responseContent(route, key)).find(([type]) => isJson(type)) ?? [];
    // The schema of bytes is only `string`; a generated word would not be a valid file.
    if (mediaType === undefined || media === undefined) return prepare(route, key, status, undefined);
    loading ??= import("./prism.ts").then(({ createGenerate }) => createGenerate(description));
    const body = (await loading)(media, seed);
    const headers = { "content-type": mediaType, ...describeHeaders(model, route, status) };
    return { reply: { status, headers, body: JSON.stringify(body) } };
  }

  return (route, { status, example, dynamic = false, seed }) => {
    const key = responseKey(route, status ?? route.successStatus) ?? route.successStatus;
    const responseStatus = status ?? (key === "default" ? 500 : Number(key));
    if (dynamic && example === undefined) return generate(route, key, responseStatus, seed);
    const id = `${route.operationId} ${responseStatus} ${example ?? ""}`;
    let response = prepared.get(id);
    if (response === undefined) {
      response = prepare(route, key, responseStatus, example);
      prepared.set(id, response);
    }
    return response;
  };
}

/** The first example. `default` has examples of several statuses, so 429 takes the one with its name: `tooManyRequests`. */
function pickExample(route: Route, key: string, status: number): string | undefined {
  const names = exampleNames(route, key);
  const named = key === "default" ? names.find((name) => statusOfName(name) === status) : undefined;
  return named ?? names[0];
}

/** The status in the name of an example: 429 for `tooManyRequests`, 500 for `internalError`. */
export function statusOfName(name: string): number | undefined {
  return statusesByName[name];
}

/** The headers of a response, with the example values of the description. */
function describeHeaders({ description }: Model, route: Route, status: number): Record<string, string> {
  const described = route.responses[responseKey(route, status) ?? ""]?.value.headers ?? {};
  return Object.fromEntries(
    Object.entries(described).flatMap(([name, reference]) => {
      const { example, schema } = resolveReference<Header>(description, reference);
      const value = example ?? (schema?.["examples"] as unknown[] | undefined)?.[0] ?? schema?.["default"];
      return value !== undefined && belongsTo(status, name.toLowerCase())
        ? [[name.toLowerCase(), String(value)]]
        : [];
    }),
  );
}

/** The headers that depend on what the request has. */
const ofRequests =
  /^(idempotency-replayed|preference-applied|x-ignored-names|access-control-allow-origin|deprecation|sunset)$/;

/** Most headers are only for some statuses, and some only for some requests: the mock remembers no keys. */
function belongsTo(status: number, header: string): boolean {
  if (ofRequests.test(header)) return false;
  if (header === "www-authenticate") return status === 401;
  if (header === "retry-after") return status === 429 || status === 503;
  if (header.startsWith("ratelimit")) return status === 429;
  return true;
}

/** Whether bodies of a media type are JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}
