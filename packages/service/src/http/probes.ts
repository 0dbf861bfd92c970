import type { Call, Reply } from "@data-import/front";
import type { Storage } from "../storage/storage.ts";
import type { Metrics } from "./metrics.ts";

/** Answers what those ask who run the service; undefined where an address is none of theirs. */
export async function respondToProbe(
  { method, pathname }: Call,
  storage: Storage,
  metrics: Metrics,
): Promise<Reply | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  switch (pathname) {
    case "/health":
      return writeJsonReply(200, { status: "ok" });
    case "/ready":
      return storage.ping().then(
        () => writeJsonReply(200, { status: "ready" }),
        () => writeJsonReply(503, { errors: [{ message: "The service cannot reach its data." }] }),
      );
    case "/metrics":
      return {
        status: 200,
        headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
        body: metrics.write(),
      };
    default:
      return undefined;
  }
}

function writeJsonReply(status: number, body: unknown): Reply {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
