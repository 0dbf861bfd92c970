import type { ListedCommit, Restore } from "./log.ts";
import type { History } from "./model/history.ts";
import { type Finding, type Replay, replay } from "./model/replay.ts";
import { cellOf, describeNotes, type Note, type Row, type Value } from "./model/rows.ts";
import { isConflict } from "./quiet.ts";
import type { Recorder } from "./recorder.ts";
import type { Place, World } from "./world.ts";

/** A record as the service shows it, with its messages. */
export interface ShownRecord {
  readonly id: string;
  readonly valid: boolean;
  readonly values: Readonly<Record<string, ShownCell>>;
}

interface ShownCell {
  readonly value?: Value;
  readonly valid?: boolean;
  readonly messages?: readonly (Partial<Note> & { readonly source?: string })[];
}

/** What a look at the sheets of a quiet world has shown. */
export interface Judgement {
  readonly findings: readonly Finding[];
  readonly commits: number;
}

/** Compares the sheets of a quiet world with what their commits say. */
export async function judge(
  world: World,
  recorder: Recorder,
  restores: readonly Restore[],
): Promise<Judgement> {
  const findings: Finding[] = [];
  const listed = new Set<string>();
  const causes = await readCauses(world);
  const failures = await listFailures(world);
  for (const place of world.places) {
    const commits = (await listCommits(world, place)).map((one) => ({ ...one, cause: causes.get(one.id) }));
    for (const { id } of commits) listed.add(id);
    const own = restores.filter(({ sheetId }) => sheetId === place.sheetId);
    const played = replay(place.sheetId, commits, recorder.writes, own);
    const records = await readRecords(world, place);
    findings.push(
      ...played.findings,
      ...compareRows(played.history.rows(), records),
      ...findUnseen(world, played, place, recorder, failures),
    );
  }
  for (const { commitId, kind } of recorder.writes) {
    if (commitId === undefined || listed.has(commitId)) continue;
    findings.push({
      kind: "lost-edit",
      text: `The commit ${commitId} of an accepted ${kind} is in no list of commits.`,
    });
  }
  return { findings, commits: listed.size };
}

export async function readRecords({ admin }: World, { sheetId }: Place): Promise<ShownRecord[]> {
  return (await admin.ask("GET", `/sheets/${sheetId}/records?includeMessages=true&pageSize=10000`)).data
    .records;
}

/** The logs of the runs of agents that have failed for another reason than a conflict. */
async function listFailures({ admin, environmentId }: World): Promise<string[]> {
  const path = `/agents/logs?environmentId=${environmentId}&success=false&pageSize=1000`;
  const { data } = await admin.ask("GET", path);
  return (data as readonly { readonly log: string; readonly createdAt: string }[])
    .filter(({ log }) => !isConflict(log))
    .map(({ log, createdAt }) => `${createdAt} ${log}`);
}

/** The causes of undos, restores and deletions, by their commits. */
async function readCauses({ admin, spaceId }: World): Promise<Map<string, string>> {
  const causes = new Map<string, string>();
  const path = `/events?spaceId=${spaceId}&includeAcknowledged=true&pageSize=1000&after=`;
  for (let after = "start"; ; ) {
    const { data, cursor } = await admin.ask("GET", `${path}${after}`);
    for (const { topic, payload, target, context } of data) {
      if (topic === "commit:created" && payload.cause !== undefined) causes.set(target, payload.cause);
      // Undos and restores delete, too.
      const { commitId } = context;
      if (topic === "records:deleted" && !causes.has(commitId)) causes.set(commitId, "delete");
    }
    if (data.length === 0 || cursor === undefined) return causes;
    after = cursor;
  }
}

/** The commits of a sheet, oldest first. */
async function listCommits({ admin }: World, { sheetId }: Place): Promise<ListedCommit[]> {
  const { data } = await admin.ask("GET", `/sheets/${sheetId}/commits`);
  return data.toReversed();
}

/** The cells of the model that are not in the sheet. */
function compareRows(rows: ReadonlyMap<string, Row>, records: readonly ShownRecord[]): Finding[] {
  const findings: Finding[] = [];
  const shown = new Map(records.map((record) => [record.id, record]));
  const ids = new Set([...rows.keys(), ...shown.keys()]);
  for (const id of ids) {
    const [row, record] = [rows.get(id), shown.get(id)];
    if (row === undefined || record === undefined) {
      const text = `${id} ${row === undefined ? "is in the sheet, but was deleted" : "is not in the sheet"}.`;
      findings.push({ kind: "lost-edit", text });
      continue;
    }
    for (const [key, { value = null, messages = [] }] of Object.entries(record.values)) {
      const cell = cellOf(row, key);
      if (cell.value !== value) {
        const text = `${id}.${key} is ${JSON.stringify(value)}, but the commit ${cell.touched} made it ${JSON.stringify(cell.value)}.`;
        findings.push({ kind: "lost-edit", text });
      }
      const notes = messages.filter(({ createdBy }) => createdBy !== undefined) as Note[];
      const [wanted, found] = [describeNotes(cell.notes), describeNotes(notes)];
      if (wanted !== found)
        findings.push({
          kind: "lost-message",
          text: `${id}.${key} has the messages\n${found}\nand not\n${wanted}`,
        });
    }
  }
  return findings;
}

/** Changes of records that a hook of the sheet has not seen, although it was called for them. */
function findUnseen(
  world: World,
  { history, numbers, writes }: Replay,
  { sheetId }: Place,
  recorder: Recorder,
  failures: readonly string[],
): Finding[] {
  const lastRead = new Map<string, number>();
  const refusals = new Map<string, string>();
  for (const { hook, recordId, readAt, refusal, ...run } of recorder.hookRuns) {
    const number = numbers.get(readAt);
    if (run.sheetId !== sheetId || number === undefined) continue;
    const name = `${hook} ${recordId}`;
    if (refusal !== undefined) refusals.set(name, `it read ${number} and got ${refusal}`);
    // An archived space takes nothing, and its archive does not end by itself: the hook is told so, and does not wait.
    if (refusal === undefined || refusal === "space_archived")
      lastRead.set(name, Math.max(lastRead.get(name) ?? 0, number));
  }
  const findings: Finding[] = [];
  const unseen = new Set<string>();
  const absent =
    failures.length > 0 ? `it never came; failed runs: ${failures.join(" | ")}` : "it never came";
  for (const [number, { hasHooks, kind }] of [...writes].toReversed()) {
    if (!hasHooks || kind === "delete" || kind === "undo") continue;
    for (const [id, { after }] of (history.changes[number - 1] as History["changes"][number]).rows) {
      if (after === undefined || !isThereSince(history, id, number)) continue;
      for (const hook of world.hooks.keys()) {
        const name = `${hook} ${id}`;
        if (unseen.has(name) || (lastRead.get(name) ?? 0) >= number) continue;
        unseen.add(name);
        findings.push({
          kind: "unseen-record",
          text: `The hook ${hook} has not seen ${id} after the commit ${number}: ${refusals.get(name) ?? absent}.`,
        });
      }
    }
  }
  return findings;
}

/** Whether a record was in the sheet all the time since a commit: hooks find no deleted ones, and are not called for undos. */
function isThereSince({ changes, rows }: History, id: string, number: number): boolean {
  return (
    rows().has(id) &&
    !changes.slice(number).some((change) => change.rows.get(id)?.after === undefined && change.rows.has(id))
  );
}
