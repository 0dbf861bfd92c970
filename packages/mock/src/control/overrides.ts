import type { HttpResponse, Model, Violation } from "@data-import/front";
import { exampleNames, findNearest, type Route, responseContent } from "@data-import/front";
import { isJson, statusOfName } from "../engine/described.ts";
import { findViolations } from "../engine/find-violations.ts";
import type { ExampleName, OperationId, ResponseBody, ResponseStatus } from "../operation-types.ts";
import { canRespond, describeStatuses } from "./preferences.ts";
import type { RecordedRequest } from "./recorded-request.ts";

/** The response of an operation instead of its first example. Every method returns the same override, for chaining. */
export interface Override<Id extends OperationId> {
  /** Returns an example of the description, with its status. */
  example(name: ExampleName<Id>): this;
  /** Returns a status of the operation and a body that matches the description; throws a `TypeError` otherwise. */
  reply<Status extends ResponseStatus<Id>>(
    status: Status,
    body: BodyOrFunction<Id, ResponseBody<Id, Status>>,
    init?: { readonly headers?: Readonly<Record<string, string>> | undefined },
  ): this;
  /** Returns any response, even one that does not match the description. */
  respond(respond: (request: RecordedRequest<Id>) => Response | Promise<Response>): this;
  /** Waits so many milliseconds before the response. */
  delay(milliseconds: number): this;
  /** Uses the override for so many requests. The default is all requests. */
  times(count: number): this;
  /** Uses the override for one request. */
  once(): this;
}

/** A body, or a function that makes it from the request. */
export type BodyOrFunction<Id extends OperationId, Body> = Body | ((request: RecordedRequest<Id>) => Body);

/** The decision of an override for one request. */
export interface Decision {
  readonly delay: number;
  /** Undefined if the override only delays. */
  readonly response?:
    | { readonly example: string; readonly status: number }
    | ((request: RecordedRequest) => HttpResponse | Response | Promise<Response>);
}

/** A decision that an override builds, and the number of requests that it is still used for. */
type Rule = { -readonly [Part in keyof Decision]: Decision[Part] } & { times: number };

/** The overrides of one mock: first those with `times`, in the order of their creation, then the last one without. */
export interface Overrides {
  on<Id extends OperationId>(operationId: Id): Override<Id>;
  /** Returns the override for the next request to an operation, and counts this request. */
  take(operationId: string): Decision | undefined;
  clear(): void;
}

export function createOverrides(model: Model): Overrides {
  const rules = new Map<string, Rule[]>();
  return {
    on<Id extends OperationId>(operationId: Id): Override<Id> {
      const route = findRoute(model, operationId);
      const rule: Rule = { delay: 0, times: Number.POSITIVE_INFINITY };
      rules.set(operationId, [...(rules.get(operationId) ?? []), rule]);
      return writeOverride(model, route, rule);
    },
    take(operationId) {
      const known = rules.get(operationId) ?? [];
      const rule =
        known.find(({ times }) => times < Number.POSITIVE_INFINITY && times > 0) ??
        known.findLast(({ times }) => times > 0);
      if (rule !== undefined) rule.times -= 1;
      return rule;
    },
    clear: () => rules.clear(),
  };
}

/** Finds an operation by its name. Throws a `TypeError` with the nearest name if it does not exist. */
export function findRoute(model: Model, operationId: string): Route {
  const route = model.routes.get(operationId);
  if (route !== undefined) return route;
  const nearest = findNearest(operationId, [...model.routes.keys()]);
  const hint = nearest === undefined ? "" : ` Did you mean ${nearest}?`;
  throw new TypeError(`There is no operation ${operationId}.${hint}`);
}

function writeOverride<Id extends OperationId>(model: Model, route: Route, rule: Rule): Override<Id> {
  const override: Override<Id> = {
    example(name) {
      rule.response = { example: name, status: findStatus(route, name) };
      return override;
    },
    reply(status, body, init) {
      if (!canRespond(route, status)) {
        throw new TypeError(
          `${route.operationId} does not return ${status}; it has ${describeStatuses(route)}.`,
        );
      }
      const write = (value: unknown): HttpResponse => writeResponse(route, status, value, init?.headers);
      if (typeof body === "function") {
        const make = body as (request: RecordedRequest) => unknown;
        rule.response = (request) => write(make(request));
        return override;
      }
      const reply = write(body);
      const violations = findViolations(model, route, reply);
      if (violations.length > 0) throw new TypeError(describeInvalidBody(route, status, violations));
      rule.response = () => reply;
      return override;
    },
    respond(respond) {
      rule.response = respond as (request: RecordedRequest) => Response | Promise<Response>;
      return override;
    },
    delay(milliseconds) {
      rule.delay = milliseconds;
      return override;
    },
    times(count) {
      if (!(count >= 1)) throw new TypeError(`An override is for one request or more; it was ${count}.`);
      rule.times = count;
      return override;
    },
    once: () => override.times(1),
  };
  return override;
}

/** The status of an example. For examples of `default` it is the status in their name, otherwise 500. */
function findStatus(route: Route, example: string): number {
  const keys = Object.keys(route.responses).sort();
  const key = keys.find((status) => exampleNames(route, status).includes(example));
  if (key === undefined) {
    const names = [...new Set(keys.flatMap((status) => exampleNames(route, status)))];
    const nearest = findNearest(example, names);
    const hint = nearest === undefined ? "" : ` Did you mean ${nearest}?`;
    throw new TypeError(`${route.operationId} has no example ${example}; it has ${names.join(", ")}.${hint}`);
  }
  return key === "default" ? (statusOfName(example) ?? 500) : Number(key);
}

function writeResponse(
  route: Route,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const content = responseContent(route, status);
  const [mediaType] = Object.keys(content);
  if (mediaType === undefined || body === undefined) return { status, headers: lower, body: null };
  const isBytes = typeof body === "string" || body instanceof Uint8Array;
  return {
    status,
    headers: { "content-type": mediaType, ...lower },
    body: !isJson(mediaType) && isBytes ? body : JSON.stringify(body),
  };
}

function describeInvalidBody(route: Route, status: number, violations: readonly Violation[]): string {
  const list = violations.map(({ message }) => `\n  ${message}`).join("");
  return `This is not a valid response of ${route.operationId} with status ${status}:${list}\nTo return it anyway, use respond().`;
}
