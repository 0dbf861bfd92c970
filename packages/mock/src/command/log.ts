import { styleText } from "node:util";
import type { RecordedRequest } from "../control/recorded-request.ts";

/** One line about one answer: status, method, path, operation, time, and what was wrong. */
export function describeAnswer(answered: RecordedRequest): string {
  const { status, method, path, operationId, durationMs, violations } = answered;
  const colour = status < 400 ? "green" : status < 500 ? "yellow" : "red";
  // An address is whatever a stranger sent: it must not reach the terminal as control characters.
  const address = path.replace(/[^\x20-\x7e]/g, "?");
  const details = [operationId, `${durationMs.toFixed(1)} ms`].filter(Boolean).join(", ");
  const reasons = violations.map(({ message }) => `\n      ${message.replace(/\p{Cc}/gu, "?")}`).join("");
  return `${styleText(colour, String(status))} ${method} ${address} ${styleText("dim", `(${details})`)}${reasons}`;
}
