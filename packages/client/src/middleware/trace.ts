import type { Extension } from "../core/extension.ts";
import type { Tracer } from "../core/hooks.ts";

/** Middleware that starts a span for each attempt. The span ends when the body of the response was read. */
export function trace(tracer: Tracer): Extension {
  return {
    name: "trace",
    wrapAttempt: (send) => async (call, prepared, signal) => {
      const { method, path } = call.operation;
      const { url } = prepared;
      const retries = call.attempts.length;
      const span = tracer.start(`${method} ${path}`, {
        "http.request.method": method,
        "url.template": path,
        "url.full": call.redact(url),
        "server.address": new URL(url).hostname,
        ...(retries > 0 && { "http.request.resend_count": retries }),
      });
      const injected = new Headers();
      span.inject(injected);
      const headers = { ...prepared.headers, ...Object.fromEntries(injected) };
      const attempt = await send(call, { ...prepared, headers }, signal);
      const [{ status, error }] = attempt;
      if (status) span.set({ "http.response.status_code": status });
      if (error !== undefined || !status || status > 299) span.fail(error ?? status);
      span.end();
      return attempt;
    },
  };
}
