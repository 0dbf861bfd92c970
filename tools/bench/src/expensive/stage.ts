import type { OperationCase } from "@data-import/spec/read";
import { writeTarget } from "@data-import/spec/read";
import type { RunningService } from "../service/setup/start-service.ts";

/** A service with one thing of each kind, a large sheet, and what a second environment does beside it. */
export interface Stage {
  readonly service: RunningService;
  /** A text of the examples, with the ids of this service in place of theirs. */
  replaceIds(text: string): string;
  /** Remembers the ids in a response. */
  learn(response: string): void;
}

/** How long a stream of events is read: it has no end. */
const streamMs = 3_000;

const anyId = /us_([a-z]+)_\w+/g;

/** Creates what the examples create, with their own requests, and fills the sheet of products. */
export async function buildStage(
  service: RunningService,
  operations: readonly OperationCase[],
  records: number,
): Promise<Stage> {
  const known = new Map<string, string>();
  /** The first id of a kind stays: everything else is inside of it. */
  const learn = (response: string) => {
    for (const [id, kind = ""] of response.matchAll(anyId)) if (!known.has(kind)) known.set(kind, id);
  };
  const replaceIds = (text: string) => text.replaceAll(anyId, (id, kind: string) => known.get(kind) ?? id);
  const stage = { service, replaceIds, learn };
  learn(await service.request("GET", "/environments"));

  const creating = operations.filter(
    ({ method, requests, path }) =>
      method === "POST" &&
      requests[0]?.contentType === "application/json" &&
      !/\b(?:lock|archive|sign|cancel|delete|import)/.test(path),
  );
  // What needs something that a later operation creates succeeds in the next round.
  for (let round = 0; round < 3; round += 1) {
    for (const operation of creating) {
      const [example] = operation.requests;
      const body = replaceIds(JSON.stringify(example?.value));
      const response = await send(
        service,
        operation.method,
        replaceIds(writeTarget(operation)),
        body,
        operation.constantHeaders,
      );
      if (response.status === 200 && creates(operation)) learn(response.text);
    }
  }
  await endBlockingJobs(service);
  const sheets = JSON.parse(await service.request("GET", replaceIds("/sheets?workbookId=us_wb_x"))).data;
  const products = sheets.find(({ slug }: { slug: string }) => slug === "products") ?? sheets[0];
  known.set("sh", products.id);
  known.delete("rc");
  for (let start = 0; start < records; start += 5_000) {
    const rows = Array.from({ length: Math.min(5_000, records - start) }, (_, index) => ({
      sku: { value: `SKU-${(start + index) % 90_000}` },
      name: { value: `Cup number ${(start + index) * 7919} of many` },
      price: { value: (start + index) % 100 === 0 ? "about 15" : ((start + index) % 977) / 10 },
    }));
    learn(await service.request("POST", `/sheets/${products.id}/records`, JSON.stringify(rows)));
  }
  return stage;
}

/** Nobody else may change what a job in the foreground works on. */
async function endBlockingJobs(service: RunningService): Promise<void> {
  const { data } = JSON.parse(await service.request("GET", "/jobs?pageSize=100"));
  for (const { id, mode, status } of data as { id: string; mode?: string; status: string }[]) {
    if (mode === "background" || ["complete", "failed", "canceled"].includes(status)) continue;
    await service.request("POST", `/jobs/${id}/cancel`, "{}");
  }
}

/** Whether an operation makes a thing with an id of its own, inside of the first space. */
const creates = ({ path }: OperationCase) =>
  !/^\/(?:environments|accounts|spaces\/\{)/.test(path) || path.endsWith("documents");

/** Sends a request as the administrator, and reads the whole response; `bytes` is how much it was. */
export async function send(
  { url, token }: RunningService,
  method: string,
  target: string,
  body?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string; readonly bytes: number }> {
  const ending = new AbortController();
  const response = await fetch(url + target, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.any([AbortSignal.timeout(60_000), ending.signal]),
  });
  const isEndless = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (isEndless) setTimeout(() => ending.abort(), streamMs);
  let bytes = 0;
  let text = "";
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      // The start is enough to see the ids, or what was wrong.
      if (text.length < 4096) text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  return { status: response.status, text, bytes };
}
