import { type Middleware, passingConflicts } from "@data-import/client";

interface Envelope {
  readonly errors?: readonly { readonly code?: (typeof passingConflicts)[number] }[];
}

/** The longest wait between two attempts, in milliseconds. */
const longestWaitMs = 2000;

/**
 * Sends a request again while a conflict with a lock or a job lasts, with longer and longer waits. Hooks of the listener wait
 * themselves: their records come again with a later run.
 *
 * @param endsAt until when it waits, in milliseconds since 1970
 */
export function waitForConflicts(endsAt: number): Middleware {
  return {
    name: "waitForConflicts",
    async handle(request, next, { signal }) {
      for (let attempt = 0; ; attempt += 1) {
        const response = await next(request);
        if (response.status !== 409 || request.headers.has("x-hook-name")) return response;
        const waitMs = Math.min(longestWaitMs, 100 * 2 ** attempt) * (0.5 + Math.random() / 2);
        if (Date.now() + waitMs > endsAt || !(await isPassing(response.clone()))) return response;
        await response.body?.cancel();
        await wait(waitMs, signal);
      }
    },
  };
}

async function isPassing(response: Response): Promise<boolean> {
  const { errors = [] } = (await response.json().catch(() => ({}))) as Envelope;
  return (
    errors.length > 0 && errors.every(({ code }) => code !== undefined && passingConflicts.includes(code))
  );
}

/** Resolves after the time, or rejects with the reason of the signal. */
function wait(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, waitMs);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
