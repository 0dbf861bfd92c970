import type { Service } from "@data-import/service";
import { findById } from "../../src/description.ts";
import { createSend, type Send } from "../../src/world/index.ts";

const path = (operationId: string): string =>
  findById(operationId).path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => findById(operationId).pathParameters[name] ?? "",
  );

const execute = (send: Send) => send("POST", path("executeJob"));

/** Requests that make the example of an operation possible. */
const preparations: Readonly<Record<string, (send: Send) => Promise<unknown>>> = {
  acknowledgeJob: execute,
  completeJob: execute,
  failJob: execute,
  cancelJob: execute,
  async retryJob(send) {
    await execute(send);
    await send("POST", path("failJob"));
  },
  async acknowledgeJobOutcome(send) {
    await execute(send);
    await send("POST", path("completeJob"), { outcome: { heading: "Done" } });
  },
  createFlag: (send) => send("DELETE", path("deleteFlag")),
  createGuide: (send) => send("DELETE", path("deleteGuide")),
  unarchiveSpace: (send) => send("POST", path("archiveSpace")),
  unlockSheet: (send) => send("POST", path("lockSheet")),
};

/** Whether the example of an operation needs earlier requests. */
export function needsPreparation(operationId: string | undefined): boolean {
  return Object.hasOwn(preparations, operationId ?? "");
}

/** Changes the world of the examples so that the example of an operation is possible. */
export async function prepareOperation(
  service: Service,
  token: string,
  operationId: string | undefined,
): Promise<void> {
  await preparations[operationId ?? ""]?.(createSend(service, token));
}
