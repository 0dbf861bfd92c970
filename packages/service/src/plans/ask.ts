import { type Message, writeMessage } from "@data-import/tables/basics";
import type { PlanQuestion } from "@data-import/types";

/** A question in English. */
export function ask(
  type: PlanQuestion["type"],
  message: Message,
  place: Pick<PlanQuestion, "sourceField" | "destinationField">,
): PlanQuestion {
  const { code, params = {} } = message;
  return { type, message: writeMessage(message), code, params, ...place };
}
