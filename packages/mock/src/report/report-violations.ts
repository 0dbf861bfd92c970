import type { Violation } from "@data-import/front";
import { escapePointer, loadModel } from "@data-import/front";
import type { RecordedRequest, UnmatchedRequest } from "../control/recorded-request.ts";
import { findPlace } from "./find-place.ts";

/** What is known of a request and its answer: all of it, or of an answer from elsewhere only that. */
export type Reported =
  | RecordedRequest
  | UnmatchedRequest
  | (Pick<RecordedRequest, "operationId" | "status" | "violations"> & { readonly method?: undefined });

const mostExchanges = 10;
const mostViolations = 10;

/**
 * Writes down what does not fit the description, exchange by exchange: what was wrong, at which parameter, header or
 * property, and the line of the description that says so.
 */
export function reportViolations(exchanges: readonly Reported[]): string {
  const wrong = exchanges.filter(({ violations }) => violations.length > 0);
  return shorten(wrong, mostExchanges, "requests", (exchange) => {
    const { violations, operationId } = exchange;
    const pointer = pointOut(operationId);
    const list = shorten(violations, mostViolations, "violations", (one) => describeViolation(one, pointer));
    return `${describeExchange(exchange)}\n${list.replace(/^/gm, "  ")}`;
  });
}

/** One line about one exchange: `updateAction: PATCH /v1/actions/us_ac_1, answered 400`. */
export function describeExchange(exchange: Reported): string {
  const { operationId = "no operation", status } = exchange;
  const result = status === 0 ? "not answered" : `answered ${status}`;
  if (exchange.method === undefined) return `${operationId}, ${result}`;
  const { method, path, search } = exchange;
  return `${operationId}: ${printable(`${method} ${path}${search}`)}, ${result}`;
}

function describeViolation({ where, key, message, pointer }: Violation, usual: string): string {
  const at = key === undefined || message.includes(`\`${key}\``) ? "" : ` at ${key}`;
  return `${printable(`in the ${where}${at}: ${message}`)}\n  ${findPlace(pointer ?? usual)}`;
}

/** Where the description has an operation: what breaks no single line of it breaks that. */
function pointOut(operationId: string | undefined): string {
  const route = loadModel().routes.get(operationId ?? "");
  return route === undefined ? "/paths" : `/paths/${escapePointer(route.path)}/${route.method.toLowerCase()}`;
}

/** Lists the first so many, and says how many more there are. */
export function shorten<Item>(
  items: readonly Item[],
  most: number,
  what: string,
  describe: (item: Item) => string,
): string {
  const lines = items.slice(0, most).map(describe);
  if (items.length > most) lines.push(`and ${items.length - most} more ${what}`);
  return lines.join("\n");
}

/** Requests are whatever a stranger sent: control characters must not reach the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, "?");
}
