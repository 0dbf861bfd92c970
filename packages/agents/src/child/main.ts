// The program of the process of an agent. Deno runs it without rights, except for requests to the service.
import { createClient } from "@data-import/client";
import type { Outcome, Setup, Task } from "../messages.ts";
import { countRequests } from "./count-requests.ts";
import { listRetries } from "./list-retries.ts";
import { loadAgent } from "./load-agent.ts";
import { traceRequests } from "./trace-requests.ts";
import { waitForConflicts } from "./wait-for-conflicts.ts";

interface DenoStreams {
  readonly stdin: { readonly readable: ReadableStream<Uint8Array> };
  readonly stdout: { writeSync(bytes: Uint8Array): number };
  readonly env: {
    get(name: string): string | undefined;
    set(name: string, value: string): void;
    delete(name: string): void;
  };
  inspect(value: unknown): string;
}
const { stdin, stdout, env, inspect } = (globalThis as unknown as { readonly Deno: DenoStreams }).Deno;
const encoder = new TextEncoder();
// The code of the agent may replace what it can reach.
const { stringify } = JSON;

function write(text: string): void {
  let rest = encoder.encode(text);
  while (rest.length > 0) rest = rest.subarray(stdout.writeSync(rest));
}

async function* readLines(): AsyncGenerator<string> {
  let text = "";
  for await (const piece of stdin.readable.pipeThrough(new TextDecoderStream())) {
    const lines = (text + piece).split("\n");
    text = lines.pop() ?? "";
    yield* lines;
  }
}

// One stream, so that the lines of the log are in order.
const { log } = console;
Object.assign(console, { debug: log, info: log, warn: log, error: log, trace: log });
// First, so that the counter sees requests as the code sends them.
const setTrace = traceRequests(env.get("DATA_IMPORT_URL") ?? "");
const counter = countRequests();
const lines = readLines();
const { mark, source, timeLimit } = JSON.parse((await lines.next()).value ?? "{}") as Setup;
const agent = loadAgent(source);
// Its error is reported with the first event.
agent.catch(() => {});

for await (const line of lines) {
  let error: string | undefined;
  let retry: readonly string[] = [];
  const ending = new AbortController();
  // A moment before the process is killed, so that the code can still say something.
  const timer = setTimeout(() => ending.abort(), timeLimit * 0.95);
  try {
    const run = await agent;
    const task = JSON.parse(line) as Task;
    setTrace(task.traceparent);
    // For requests to other services.
    if (task.traceparent === undefined) env.delete("TRACEPARENT");
    else env.set("TRACEPARENT", task.traceparent);
    const api = createClient({ middleware: [waitForConflicts(Date.now() + timeLimit * 0.8)] });
    await run(task.event, { api, log, signal: ending.signal, retry: task.retry });
  } catch (thrown) {
    retry = listRetries(thrown);
    error = thrown instanceof Error ? (thrown.stack ?? String(thrown)) : inspect(thrown);
  }
  clearTimeout(timer);
  setTrace(undefined);
  const outcome: Outcome = {
    ...(error !== undefined && { error }),
    ...(retry.length > 0 && { retry }),
    measurements: counter.take(),
  };
  // On a line of its own, even if the last line of the agent has no end.
  write(`\n${mark}${stringify(outcome)}\n`);
}
