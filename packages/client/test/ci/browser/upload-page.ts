// The program of the page: it uploads as a test says, and reports what it saw.
import { createClient, isApiError, type Ok, type UploadOptions } from "@data-import/client";

/** What the page uploads, and how. */
export interface Plan {
  readonly baseUrl: string;
  readonly size: number;
  /** Whether it passes `onProgress`; `throws` if that throws after some bytes. */
  readonly progress: boolean | "throws";
  readonly timeouts?: UploadOptions["timeouts"];
  /** `own` is a `fetch` of the program; `omit` is middleware that sends no cookies. */
  readonly fetch?: "own" | "omit";
}

/** What the page saw. */
export interface Report {
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly seen: readonly { readonly bytes: number; readonly total: number | undefined }[];
  /** How often it sent with XMLHttpRequest. */
  readonly steps: number;
}

/** The running upload, as the test reads it from the page. */
export interface Upload {
  readonly report: Promise<Report>;
  readonly seen: Report["seen"];
  /** How many idle time-outs have begun. */
  idles: number;
  abort(): void;
}

let steps = 0;
const { XMLHttpRequest } = globalThis as object as {
  XMLHttpRequest: { prototype: { send(body: unknown): void } };
};
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function (body) {
  steps += 1;
  send.call(this, body);
};

/** Starts an upload. Each token that the page requests has the next number. */
function startUpload({ baseUrl, size, progress, timeouts = {}, fetch, ...rest }: Plan): Upload {
  steps = 0;
  let tokens = 0;
  const seen: Report["seen"][number][] = [];
  const controller = new AbortController();
  const upload = { idles: 0, seen, abort: () => controller.abort() };
  const api = createClient({
    baseUrl,
    token: () => {
      tokens += 1;
      return `token-${tokens}`;
    },
    // The client tries an upload seven times.
    retry: { baseDelay: 1 },
    ...(fetch === "own" && { fetch: (request: Request) => globalThis.fetch(request) }),
    ...(fetch === "omit" && {
      middleware: [
        { name: "omit", handle: (request, next) => next(new Request(request, { credentials: "omit" })) },
      ],
    }),
    clock: {
      now: Date.now,
      random: Math.random,
      sleep(ms, signal) {
        if (ms === timeouts.idle) upload.idles += 1;
        return new Promise((resolve, reject) => {
          const timer = setTimeout(resolve, ms);
          signal.addEventListener("abort", () => {
            clearTimeout(timer);
            reject(signal.reason);
          });
        });
      },
    },
  });
  const call = api.files.upload(
    new File([new Uint8Array(size)], "a.bin"),
    { spaceId: "us_sp_1", environmentId: "us_env_1" },
    {
      ...rest,
      timeouts,
      signal: controller.signal,
      ...(progress && {
        onProgress(now) {
          seen.push(now);
          if (progress === "throws" && now.bytes > 0) throw new Error("The page is wrong.");
        },
      }),
    },
  );
  const report = call.result().then((outcome) => {
    const { ok, status } = outcome;
    const facts = { ok, status, ...("headers" in outcome && describe(outcome)) };
    if (outcome.ok) return { outcome: { ...facts, data: outcome.data }, seen, steps };
    const { error } = outcome;
    const { code, phase, sent } = error as typeof error & { phase?: unknown; sent?: unknown };
    const attempts = error.attempts.length;
    const message = isApiError(error) && error.message;
    return { outcome: { ...facts, code, phase, sent, attempts, message }, seen, steps };
  });
  return Object.assign(upload, { report });
}

function describe({ headers, url, requestId, attempts }: Omit<Ok<unknown>, "data" | "ok">) {
  const { date: _, ...named } = Object.fromEntries(headers);
  return { headers: named, url, requestId, attempts };
}

Object.assign(globalThis, { startUpload });
