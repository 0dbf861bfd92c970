import type { PlanQuestion } from "@data-import/types";
import { type Message, writeMessage } from "../domain/messages.ts";

/** A question in English. */
export function ask(
  type: PlanQuestion["type"],
  message: Message,
  place: Pick<PlanQuestion, "sourceField" | "destinationField">,
): PlanQuestion {
  const { code, params = {} } = message;
  return { type, message: writeMessage(message), code, params, ...place };
}
