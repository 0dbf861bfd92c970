import { styleText } from "node:util";
import type { Violation } from "@data-import/front";
import { cleanLine } from "@data-import/front/command";
import type { RecordedRequest, UnmatchedRequest } from "../control/recorded-request.ts";
import { findPlace } from "../report/find-place.ts";

/** At most so many violations of one request are listed. */
const maxViolations = 10;
const indent = "      ";

/** One line about a response: status, method, address, operation and duration; below it the violations with their places. */
export function describeResponse(request: RecordedRequest | UnmatchedRequest): string {
  const { status, method, path, search, operationId, fault, durationMs, violations } = request;
  const colour = status === 0 ? "magenta" : status < 400 ? "green" : status < 500 ? "yellow" : "red";
  const end = fault === undefined ? status === 0 && "the caller left" : `fault: ${fault}`;
  const details = [operationId, `${durationMs.toFixed(1)} ms`, end].filter(Boolean).join(", ");
  const line = [
    styleText(colour, status === 0 ? "---" : String(status)),
    method,
    cleanLine(`${path}${search}`),
    styleText(fault === undefined ? "dim" : "magenta", `(${details})`),
  ].join(" ");
  const reasons = violations.slice(0, maxViolations).flatMap(describeViolation);
  if (violations.length > maxViolations) reasons.push(`and ${violations.length - maxViolations} more`);
  return [line, ...reasons.map((reason) => indent + reason)].join("\n");
}

function describeViolation({ message, key, pointer }: Violation): string[] {
  const at = key === undefined || message.includes(`\`${key}\``) ? "" : `${key}: `;
  const place = pointer === undefined ? [] : [styleText("dim", findPlace(pointer))];
  return [cleanLine(`${at}${message}`), ...place];
}
