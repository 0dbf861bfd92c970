import type { Call, Reply } from "@data-import/front";
import type { ErrorCode } from "../domain/errors.ts";
import type { Metrics } from "./metrics.ts";

/** The response to requests of operators: health, readiness and metrics; undefined for other addresses. */
export async function respondToProbe(
  { method, pathname }: Call,
  checkReady: () => Promise<void>,
  metrics: Metrics,
): Promise<Reply | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  switch (pathname) {
    case "/health":
      return writeJsonReply(200, { status: "ok" });
    case "/ready":
      return checkReady().then(
        () => writeJsonReply(200, { status: "ready" }),
        () =>
          writeJsonReply(503, {
            errors: [
              {
                message: "The service cannot reach its data, or cannot write to it.",
                code: "unavailable" satisfies ErrorCode,
              },
            ],
          }),
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
