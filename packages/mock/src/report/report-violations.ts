import type { Violation } from "@data-import/front";
import { escapePointer, loadModel } from "@data-import/front";
import { cleanLine } from "@data-import/front/command";
import type { RecordedRequest, UnmatchedRequest } from "../control/recorded-request.ts";
import { findPlace } from "./find-place.ts";

/** A request with its response, or only a response that does not come from a mock. */
export type Reported =
  | RecordedRequest
  | UnmatchedRequest
  | (Pick<RecordedRequest, "operationId" | "status" | "violations"> & { readonly method?: undefined });

const mostExchanges = 10;
const mostViolations = 10;

/**
 * Lists the violations of each exchange: the error, the parameter, header or property, and the line of the description
 * that it violates.
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

/** One line about one exchange: `updateAction: PATCH /v1/actions/us_ac_1, status 400`. */
export function describeExchange(exchange: Reported): string {
  const { operationId = "no operation", status } = exchange;
  const result = status === 0 ? "no response" : `status ${status}`;
  if (exchange.method === undefined) return `${operationId}, ${result}`;
  const { method, path, search } = exchange;
  return `${operationId}: ${cleanLine(`${method} ${path}${search}`)}, ${result}`;
}

function describeViolation({ where, key, message, pointer }: Violation, usual: string): string {
  const at = key === undefined || message.includes(`\`${key}\``) ? "" : ` at ${key}`;

  return `${cleanLine(`in the ${where}${at}: ${message}`)}\n  ${findPlace(pointer ?? usual)}`;
}

/** The pointer to an operation, for violations without a more exact place. */
function pointOut(operationId: string | undefined): string {
  const route = loadModel().routes.get(operationId ?? "");
  return route === undefined ? "/paths" : `/paths/${escapePointer(route.path)}/${route.method.toLowerCase()}`;
}

/** Lists the first `most` items, and the number of the others. */
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
