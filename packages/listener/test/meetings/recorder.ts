import type { Service } from "@data-import/service";
import type { Action, HookRun, SentRecord, Write } from "./log.ts";
import { readKey } from "./model/apply-write.ts";
import type { SentCells } from "./model/rows.ts";

type Call = Parameters<Service["respond"]>[0];
type Reply = Awaited<ReturnType<Service["respond"]>>;

/** Notes every change of records that a service accepts. */
export interface Recorder {
  readonly writes: readonly Write[];
  readonly hookRuns: readonly HookRun[];
  /** By status and code of the error, how many changes were rejected. */
  readonly rejected: ReadonlyMap<string, number>;
  /** The service, with each of its responses noted. */
  watch(service: Service): Service;
  /** Says who writes with a token, or with the name of a hook. */
  introduce(sign: string, actorId: string): void;
}

const paths = /^\/v1\/(?:sheets\/([^/]+)\/records|commits\/([^/]+)\/undo)$/;

export function createRecorder(): Recorder {
  const writes: Write[] = [];
  const hookRuns: HookRun[] = [];
  const rejected = new Map<string, number>();
  const actors = new Map<string, string>();

  function note(call: Call, sent: unknown, status: number, body: Body): void {
    const [, sheetId, undone] = paths.exec(call.pathname) ?? [];
    const hook = call.headers["x-hook-name"];
    if (hook !== undefined)
      for (const { id, ifCommitId = "" } of sent as SentRecord[])
        hookRuns.push({
          hook,
          sheetId: sheetId ?? "",
          recordId: id,
          readAt: ifCommitId,
          refusal: status === 200 ? undefined : (body.errors?.[0]?.code ?? String(status)),
        });
    if (status !== 200) {
      const name = `${hook === undefined ? call.method : "hook"} ${status} ${body.errors?.[0]?.code}`;
      rejected.set(name, (rejected.get(name) ?? 0) + 1);
      return;
    }
    const commitId = body.data?.commitId;
    const token = (call.headers["authorization"] ?? "").replace("Bearer ", "");
    const createdBy = actors.get(hook ?? token);
    if (createdBy === undefined) throw new Error(`Nobody knows who sends ${call.method} ${call.pathname}.`);
    const author = { createdBy, ...(hook !== undefined && { hook }) };
    const hasHooks = undone === undefined && call.headers["x-disable-hooks"] !== "true";
    const search = new URLSearchParams(call.search);
    const follows = call.headers["x-hook-commit"];
    writes.push({
      sheetId,
      author,
      follows,
      hasHooks,
      commitId,
      ...readAction(call.method, search, undone, sent, body),
    });
  }

  return {
    writes,
    hookRuns,
    rejected,
    introduce: (sign, actorId) => void actors.set(sign, actorId),
    watch(service) {
      const respond: Service["respond"] = async (call) => {
        if (call.method === "GET" || !paths.test(call.pathname)) return service.respond(call);
        const bytes = await call.readBody(1_000_000);
        const reply = await service.respond({ ...call, readBody: async () => bytes });
        const [text, given] = await readReply(reply);
        const sent = bytes.length === 0 ? undefined : JSON.parse(new TextDecoder().decode(bytes));
        note(call, sent, reply.status, JSON.parse(text));
        return given;
      };
      // Agents have a port of their own.
      return { ...service, respond, respondToAgents: respond };
    },
  };
}

/** What the responses to changes have. */
interface Body {
  readonly errors?: readonly { readonly code?: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: each operation has another shape.
  readonly data?: any;
}

/** The text of a reply, and the reply with its body again. */
async function readReply(reply: Reply): Promise<[string, Reply]> {
  if (!(reply.body instanceof ReadableStream))
    return [await new Response(reply.body as string).text(), reply];
  const [one, other] = reply.body.tee();
  return [await new Response(one).text(), { ...reply, body: other }];
}

function readAction(
  method: string,
  search: URLSearchParams,
  undone: string | undefined,
  sent: unknown,
  { data }: Body,
): Action {
  if (undone !== undefined) return { kind: "undo", undone, counts: data };
  if (method === "DELETE") return { kind: "delete", ids: search.getAll("ids") };
  const ids = ((data.records ?? []) as { id: string }[]).map(({ id }) => id);
  if (method === "POST" && search.has("keyFields"))
    return { kind: "upsert", ids, rows: combine(sent as SentCells[]) };
  if (method === "POST") return { kind: "insert", ids, rows: sent as SentCells[] };
  const left = new Map(
    ((data.left ?? []) as { recordId: string; fields: string[] }[]).map(({ recordId, fields }) => [
      recordId,
      fields,
    ]),
  );
  const records = (sent as SentRecord[]).map((record) => {
    const values = Object.entries(record.values).filter(([key]) => !left.get(record.id)?.includes(key));
    return { ...record, values: Object.fromEntries(values) };
  });
  return { kind: "update", records };
}

/** Rows with the same key as one: a later cell replaces an earlier one. */
function combine(rows: readonly SentCells[]): SentCells[] {
  const combined: SentCells[] = [];
  const places = new Map<string, number>();
  for (const row of rows) {
    const key = readKey(row["code"]?.value);
    const place = key === undefined ? undefined : places.get(key);
    if (place !== undefined) combined[place] = { ...combined[place], ...row };
    else {
      combined.push(row);
      if (key !== undefined) places.set(key, combined.length - 1);
    }
  }
  return combined;
}
