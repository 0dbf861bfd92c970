import type { HttpRequest, HttpResponse } from "@data-import/front";
import type { ErrorCode } from "../domain/errors.ts";
import type { Metrics } from "./metrics.ts";

/** What the responses to requests of operators say. */
export interface ProbeState {
  /** Rejects if the service cannot be used at the moment. */
  checkReady(): Promise<void>;
  /** Whether the service stops soon, so that it should get no more requests. */
  isDraining(): boolean;
  readonly metrics: Metrics;
}

/** The response to requests of operators: health, readiness and metrics; undefined for other addresses. */
export async function respondToProbe(
  { checkReady, isDraining, metrics }: ProbeState,
  { method, pathname }: HttpRequest,
): Promise<HttpResponse | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  switch (pathname) {
    case "/health":
      return writeJsonResponse(200, { status: "ok" });
    case "/ready":
      if (isDraining()) return refuse("The service is stopping.");
      return checkReady().then(
        () => writeJsonResponse(200, { status: "ready" }),
        () => refuse("The service cannot reach its data, or cannot write to it."),
      );
    case "/metrics":
      return {
        status: 200,
        headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
        body: await metrics.write(),
      };
    default:
      return undefined;
  }
}

function refuse(message: string): HttpResponse {
  return writeJsonResponse(503, { errors: [{ message, code: "unavailable" satisfies ErrorCode }] });
}

function writeJsonResponse(status: number, body: unknown): HttpResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
