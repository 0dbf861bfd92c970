import { randomUUID } from "node:crypto";
import type { Run } from "../../src/index.ts";

/** A run of code that no other run shares a process with. Nothing listens at its address. */
export function createRun(source: string, changes: Partial<Run> = {}): Run {
  return {
    versionId: randomUUID(),
    source,
    event: { topic: "commit:created" },
    url: "http://127.0.0.1:9/v1",
    createToken: async () => ({
      text: "token",
      expiresAt: "2999-01-01T00:00:00.000Z",
      revoke: async () => {},
    }),
    signal: new AbortController().signal,
    ...changes,
  };
}
