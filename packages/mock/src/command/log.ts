import { styleText } from "node:util";
import type { Violation } from "@data-import/front";
import type { RecordedRequest, UnmatchedRequest } from "../control/recorded-request.ts";
import { findPlace } from "../report/find-place.ts";

/** How many things that are wrong with one request are listed. */
const maxViolations = 10;
const indent = "      ";

/** One line about one answer: status, method, address, operation and time; below it what was wrong, and where it is said. */
export function describeResponse(request: RecordedRequest | UnmatchedRequest): string {
  const { status, method, path, search, operationId, fault, durationMs, violations } = request;
  const colour = status === 0 ? "magenta" : status < 400 ? "green" : status < 500 ? "yellow" : "red";
  const end = fault === undefined ? status === 0 && "the caller left" : `fault: ${fault}`;
  const details = [operationId, `${durationMs.toFixed(1)} ms`, end].filter(Boolean).join(", ");
  const line = [
    styleText(colour, status === 0 ? "---" : String(status)),
    method,
    printable(`${path}${search}`),
    styleText(fault === undefined ? "dim" : "magenta", `(${details})`),
  ].join(" ");
  const reasons = violations.slice(0, maxViolations).flatMap(describeViolation);
  if (violations.length > maxViolations) reasons.push(`and ${violations.length - maxViolations} more`);
  return [line, ...reasons.map((reason) => indent + reason)].join("\n");
}

function describeViolation({ message, key, pointer }: Violation): string[] {
  const at = key === undefined || message.includes(`\`${key}\``) ? "" : `${key}: `;
  const place = pointer === undefined ? [] : [styleText("dim", findPlace(pointer))];
  return [printable(`${at}${message}`), ...place];
}

/** What a stranger sent must not reach the terminal as control characters. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, "?");
}
