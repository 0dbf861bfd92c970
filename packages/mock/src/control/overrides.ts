import type { Failure, Model, Reply } from "@data-import/front";
import { exampleNames, findNearest, type Route, responseContent } from "@data-import/front";
import { checkReply } from "../engine/check-reply.ts";
import { isJson, statusOfName } from "../engine/described.ts";
import type { ExampleName, OperationId, ReplyBody, ReplyStatus } from "../operation-types.ts";
import { canRespond, describeStatuses } from "./preferences.ts";
import type { RecordedRequest } from "./recorded-request.ts";

/** What an operation answers instead of its first example; every method returns the same override, to go on with. */
export interface Override<Id extends OperationId> {
  /** Answers with an example of the description, and with the status that it belongs to. */
  example(name: ExampleName<Id>): this;
  /** Answers with a status that the operation has, and a body that fits it. */
  reply<Status extends ReplyStatus<Id>>(
    status: Status,
    body: ReplyBody<Id, Status> | ((request: RecordedRequest<Id>) => ReplyBody<Id, Status>),
    init?: { readonly headers?: Readonly<Record<string, string>> },
  ): this;
  /** Answers with anything at all, also what the description does not allow. */
  respond(response: (request: RecordedRequest<Id>) => Response | Promise<Response>): this;
  /** Waits so many milliseconds before the answer. */
  delay(milliseconds: number): this;
  /** Holds for so many requests; without it, for all. */
  times(count: number): this;
  /** Holds for one request. */
  once(): this;
}

/** What an override decided for one request. */
export interface Decision {
  readonly delay: number;
  /** Undefined where the override only delays. */
  readonly response?:
    | { readonly example: string; readonly status: number }
    | ((request: RecordedRequest) => Reply | Response | Promise<Response>);
}

/** A ruling in the making, and for how many requests it still holds. */
type Rule = { -readonly [Part in keyof Decision]: Decision[Part] } & { times: number };

/** The overrides of one mock: those with `times` go first, as they were made; then the last one without. */
export interface Overrides {
  on<Id extends OperationId>(operationId: Id): Override<Id>;
  /** Takes the override that holds for the next request to an operation. */
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

/** The operation of that name; throws with the nearest name where there is none. */
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
          `${route.operationId} does not answer ${status}; it has ${describeStatuses(route)}.`,
        );
      }
      const write = (value: unknown): Reply => writeReply(route, status, value, init?.headers);
      if (typeof body === "function") {
        const make = body as (request: RecordedRequest) => unknown;
        rule.response = (request) => write(make(request));
        return override;
      }
      const reply = write(body);
      const violations = checkReply(model, route, reply);
      if (violations.length > 0) throw new TypeError(describeInvalidBody(route, status, violations));
      rule.response = () => reply;
      return override;
    },
    respond(response) {
      rule.response = response as (request: RecordedRequest) => Response | Promise<Response>;
      return override;
    },
    delay(milliseconds) {
      rule.delay = milliseconds;
      return override;
    },
    times(count) {
      if (!(count >= 1)) throw new TypeError(`An override holds for one request or more; it was ${count}.`);
      rule.times = count;
      return override;
    },
    once: () => override.times(1),
  };
  return override;
}

/** The status that an example belongs to; of those of `default`, the one that it is named after, else 500. */
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

function writeReply(
  route: Route,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
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

function describeInvalidBody(route: Route, status: number, violations: readonly Failure[]): string {
  const list = violations.map(({ message }) => `\n  ${message}`).join("");
  return `This is no answer of ${route.operationId} with status ${status}:${list}\nTo answer with it all the same, use respond().`;
}
