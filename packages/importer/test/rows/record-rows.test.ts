import type { CommitId, RecordId } from "@data-import/types";
import { describe, expect, test } from "vitest";
import { RecordRows } from "../../src/rows/record-rows.ts";
import type { RowNotice } from "../../src/rows/row-state.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";
import { FakeService } from "./fake-service.ts";

interface Scene {
  readonly rows: RecordRows;
  readonly service: FakeService;
  readonly clock: FakeClock;
  readonly notices: RowNotice[];
  /** The commits of the person's own changes, with how many records they changed. */
  readonly saved: (readonly [CommitId | undefined, number])[];
  show(count?: number): unknown[];
}

async function open(count: number): Promise<Scene> {
  const service = new FakeService(count);
  const clock = createFakeClock();
  const notices: RowNotice[] = [];
  const saved: (readonly [CommitId | undefined, number])[] = [];
  let keys = 0;
  const rows = new RecordRows({
    service,
    sheetId: "us_sh_1",
    clock,
    createKey: () => `key ${keys++}`,
    onChange: () => {},
    onNotice: (notice) => notices.push(notice),
    onSaved: (...change) => saved.push(change),
  });
  service.onEvent = (event) => rows.receive(event);
  rows.setQuery({});
  await clock.pass(500);
  service.calls.length = 0;
  const show = (shown = 3) =>
    Array.from({ length: shown }, (_, index) => rows.getRow(index)?.values["name"]?.value);
  return { rows, service, clock, notices, saved, show };
}

const id = ({ rows }: Scene, index: number): RecordId => rows.getRow(index)?.id ?? "us_rc_none";
const ofKind = <Kind extends RowNotice["kind"]>(notices: readonly RowNotice[], kind: Kind) =>
  notices.filter((notice): notice is RowNotice & { kind: Kind } => notice.kind === kind);

describe("pages", () => {
  test("a jump reads the pages that are seen, and gives up those that were passed", async () => {
    const { rows, service, clock } = await open(10_000);
    service.signals.length = 0;
    let release = () => {};
    service.gate = new Promise((resolve) => (release = resolve));
    for (let first = 0; first < 9_900; first += 300) {
      rows.list.want(first, first + 30);
      await clock.pass(20);
    }
    rows.list.want(9_970, 10_000);
    release();
    await clock.pass(300);
    expect(rows.getRow(9_999)?.values["name"]?.value).toBe("n9999");
    expect(service.calls.length).toBeLessThanOrEqual(10);
    expect(service.signals.filter((signal) => signal?.aborted).length).toBe(service.calls.length - 1);
  });

  test("6,000 records are kept, and what is seen is one of them", async () => {
    const { rows, clock } = await open(10_000);
    for (let first = 0; first < 10_000; first += 100) {
      rows.list.want(first, first + 30);
      await clock.pass(100);
    }
    const kept = Array.from({ length: 10_000 }, (_, index) => rows.getRow(index)).filter(Boolean);
    expect(kept).toHaveLength(6_000);
    expect(rows.getRow(9_900)).toBeDefined();
  });

  test("a failure is said, and the page is read again", async () => {
    const { rows, service, clock } = await open(500);
    service.isOffline = true;
    rows.list.want(300, 330);
    await clock.pass(100);
    expect(rows.state).toMatchObject({ isOffline: true, failure: { kind: "offline" } });
    service.isOffline = false;
    await clock.pass(3_000);
    expect(rows.state).toMatchObject({ isOffline: false, failure: undefined });
    expect(rows.getRow(300)).toBeDefined();
  });
});

describe("edits", () => {
  test("are shown at once, and cost one request with the verdict", async () => {
    const scene = await open(3);
    const { rows, service, clock } = scene;
    const saved = rows.edits.edit([{ recordId: id(scene, 1), key: "code", value: 0 }]);
    expect(rows.getRow(1)?.values["code"]?.value).toBe(0);
    await clock.pass(0);
    expect(await saved).toBe(true);
    // Both have the same code now; the other record was judged.
    expect(rows.getRow(0)?.valid).toBe(false);
    expect(rows.getRow(1)?.valid).toBe(false);
    expect(service.calls.filter((call) => call.startsWith("write"))).toEqual(["write 1"]);
  });

  test("a value that others have changed is not overwritten; the notice has both", async () => {
    const scene = await open(3);
    const { rows, service, clock, notices, show } = scene;
    service.onEvent = () => {};
    service.change([{ recordId: id(scene, 0), key: "name", value: "theirs" }]);
    const cells = [0, 1].map((index) => ({
      recordId: id(scene, index),
      key: "name",
      value: `mine ${index}`,
    }));
    const saved = rows.edits.edit(cells);
    await clock.pass(10);
    expect(await saved).toBe(true);
    expect(show(2)).toEqual(["theirs", "mine 1"]);
    expect(service.records.map(({ values }) => values["name"]?.value)).toEqual(["theirs", "mine 1", "n2"]);
    expect(ofKind(notices, "conflict")).toMatchObject([
      { conflicts: [{ key: "name", mine: "mine 0", theirs: "theirs" }] },
    ]);
  });

  test("a value that arrived while the person was typing is not overwritten either", async () => {
    const scene = await open(3);
    const { rows, service, clock, notices, show } = scene;
    const seen = rows.getRow(0);
    service.change([{ recordId: id(scene, 0), key: "name", value: "theirs" }]);
    await clock.pass(100);
    expect(show(1)).toEqual(["theirs"]);
    void rows.edits.edit([{ recordId: id(scene, 0), key: "name", value: "mine", record: seen }]);
    await clock.pass(100);
    expect(show(1)).toEqual(["theirs"]);
    expect(ofKind(notices, "conflict")).toMatchObject([{ conflicts: [{ mine: "mine", theirs: "theirs" }] }]);
    // Another cell of the same record has not changed.
    void rows.edits.edit([{ recordId: id(scene, 0), key: "code", value: 77, record: seen }]);
    await clock.pass(100);
    expect(rows.getRow(0)?.values["code"]?.value).toBe(77);
    expect(ofKind(notices, "conflict")).toHaveLength(1);
  });

  test("a person's own edits one after the other are no conflict", async () => {
    const scene = await open(3);
    const { rows, clock, notices, show } = scene;
    for (const value of ["a", "b", "c"])
      void rows.edits.edit([{ recordId: id(scene, 0), key: "name", value }]);
    expect(show(1)).toEqual(["c"]);
    await clock.pass(600);
    expect(show(1)).toEqual(["c"]);
    expect(notices).toEqual([]);
  });

  test("the same value again sends nothing, and nobody else's commit is undone for it", async () => {
    const scene = await open(3);
    const { rows, service, clock } = scene;
    expect(await rows.edits.edit([{ recordId: id(scene, 0), key: "name", value: "n0" }])).toBe(true);
    await clock.pass(600);
    expect(service.calls).toEqual([]);
    expect(rows.state.canUndo).toBe(false);
  });

  test("a block replaces rows and adds those behind the end, and is one step", async () => {
    const scene = await open(3);
    const { rows, clock, show } = scene;
    const block = ["x", "y", "z"].map((name) => new Map([["name", name]]));
    const saved = rows.writeBlock(1, block);
    await clock.pass(500);
    expect(await saved).toBe(true);
    expect(show(4)).toEqual(["n0", "x", "y", "z"]);
    expect(rows.state.total).toBe(4);
    void rows.edits.turn("undo");
    await clock.pass(500);
    expect(show(4)).toEqual(["n0", "n1", "n2", undefined]);
    expect(rows.state.canUndo).toBe(false);
  });

  test("more than 10,000 cells are refused", async () => {
    const { rows } = await open(1);
    const cells = Array.from({ length: 10_001 }, (_, index) => ({
      recordId: "us_rc_1" as const,
      key: `f${index}`,
      value: "x",
    }));
    await expect(rows.edits.edit(cells)).rejects.toThrow("at most 10000 cells");
  });
});

describe("without a connection", () => {
  test("edits wait, are shown, and are sent in order", async () => {
    const scene = await open(3);
    const { rows, service, clock, show } = scene;
    service.isOffline = true;
    rows.setOnline(false);
    for (const [index, value] of ["a", "b", "c"].entries()) {
      void rows.edits.edit([{ recordId: id(scene, index), key: "name", value }]);
    }
    await clock.pass(5_000);
    expect(rows.state).toMatchObject({ waiting: 3, isOffline: true });
    expect(show()).toEqual(["a", "b", "c"]);
    expect(service.records.map(({ values }) => values["name"]?.value)).toEqual(["n0", "n1", "n2"]);
    service.isOffline = false;
    rows.setOnline(true);
    await clock.pass(1_000);
    expect(rows.state).toMatchObject({ waiting: 0, isOffline: false });
    expect(service.records.map(({ values }) => values["name"]?.value)).toEqual(["a", "b", "c"]);
  });

  test("a waiting edit does not overwrite what others wrote meanwhile", async () => {
    const scene = await open(2);
    const { rows, service, clock, notices, show } = scene;
    service.isOffline = true;
    void rows.edits.edit([{ recordId: id(scene, 0), key: "name", value: "mine" }]);
    await clock.pass(10);
    service.change([{ recordId: id(scene, 0), key: "name", value: "theirs" }]);
    service.isOffline = false;
    await clock.pass(5_000);
    expect(show(1)).toEqual(["theirs"]);
    expect(ofKind(notices, "conflict")).toHaveLength(1);
  });

  test("a lost response changes nothing twice", async () => {
    const scene = await open(2);
    const { rows, service, clock, notices } = scene;
    service.losesResponse = true;
    void rows.edits.edit([{ recordId: id(scene, 0), key: "name", value: "mine" }]);
    await clock.pass(5_000);
    expect(service.calls.filter((call) => call.startsWith("write"))).toHaveLength(2);
    expect(service.repeated.size).toBe(1);
    expect(ofKind(notices, "conflict")).toEqual([]);
    expect(rows.state).toMatchObject({ waiting: 0, canUndo: true });
  });

  test("200 edits wait, and the next one is refused aloud", async () => {
    const scene = await open(2);
    const { rows, service, clock, notices } = scene;
    service.isOffline = true;
    for (let step = 0; step < 200; step += 1) {
      void rows.edits.edit([{ recordId: id(scene, 0), key: "name", value: `v${step}` }]);
    }
    expect(await rows.edits.edit([{ recordId: id(scene, 1), key: "name", value: "one more" }])).toBe(false);
    expect(rows.edits.add([{ code: { value: 5 } }]).ids).toEqual([]);
    expect(notices).toEqual([{ kind: "full" }, { kind: "full" }]);
    expect(rows.edits.unsaved.list).toMatchObject([
      { recordId: id(scene, 1), key: "name", value: "one more" },
      { recordId: undefined, key: "code", value: 5 },
    ]);
    service.isOffline = false;
    await clock.pass(20_000);
    expect(service.records[0]?.values["name"]?.value).toBe("v199");
  });

  test("a new record waits, with what is written into it; it is one record, and one's own", async () => {
    const scene = await open(2);
    const { rows, service, clock, notices, show } = scene;
    service.isOffline = true;
    rows.setOnline(false);
    const [added = "us_rc_none"] = rows.edits.add([{ name: { value: "new" } }]).ids;
    await clock.pass(10);
    expect(show()).toEqual(["n0", "n1", "new"]);
    expect(rows.state.total).toBe(3);
    void rows.edits.edit([{ recordId: added, key: "code", value: 70 }]);
    void rows.edits.edit([{ recordId: added, key: "name", value: "newer" }]);
    await clock.pass(5_000);
    expect(rows.state).toMatchObject({ waiting: 3, isOffline: true });
    service.isOffline = false;
    service.losesResponse = true;
    rows.setOnline(true);
    await clock.pass(20_000);
    expect(rows.state).toMatchObject({ waiting: 0, isOffline: false, total: 3 });
    expect(notices.filter(({ kind }) => kind !== "changed")).toEqual([]);
    const [, , record, ...others] = service.records;
    expect(others).toEqual([]);
    expect(record?.values).toMatchObject({ name: { value: "newer" }, code: { value: 70 } });
    expect(rows.getRow(2)).toMatchObject({ id: record?.id });
    expect(rows.list.placeOf(added)).toBe(2);
    // What is written later by its first id belongs to it, too.
    expect(await rows.edits.edit([{ recordId: added, key: "name", value: "newest" }])).toBe(true);
    expect(service.records[2]?.values["name"]?.value).toBe("newest");
  });

  test("a new record that the service refuses goes, and what was written into it is refused, too", async () => {
    const scene = await open(1);
    const { rows, service, clock, notices, show } = scene;
    service.refuses = "too many";
    const [added = "us_rc_none"] = rows.edits.add([{ name: { value: "new" } }]).ids;
    const edited = rows.edits.edit([{ recordId: added, key: "code", value: 70 }]);
    await clock.pass(500);
    expect(await edited).toBe(false);
    expect(ofKind(notices, "failed").map(({ failure }) => failure.message)).toEqual(["too many", "too many"]);
    expect(show(2)).toEqual(["n0", undefined]);
    expect(rows.state).toMatchObject({ total: 1, waiting: 0 });
  });

  test("a new record stands behind those that others add meanwhile, and once", async () => {
    const scene = await open(2);
    const { rows, service, clock, show } = scene;
    let release = () => {};
    service.gate = new Promise((resolve) => (release = resolve));
    void rows.edits.add([{ name: { value: "mine" } }]);
    const others = service.insert([{ name: { value: "theirs" } }], "others");
    release();
    await others;
    await clock.pass(1_000);
    const names = service.records.map(({ values }) => values["name"]?.value);
    expect([...names].sort()).toEqual(["mine", "n0", "n1", "theirs"]);
    expect(show(5)).toEqual([...names, undefined]);
    expect(rows.state.total).toBe(4);
  });

  test("in a selection, a new record stays until the person is done with it", async () => {
    const scene = await open(2);
    const { rows, clock } = scene;
    rows.setQuery({ filter: "error" });
    await clock.pass(500);
    const [added = "us_rc_none"] = rows.edits.add([{ name: { value: "mine" } }]).ids;
    rows.list.hold(added);
    await clock.pass(1_000);
    expect(rows.getRow(0)?.values["name"]?.value).toBe("mine");
    rows.list.hold(undefined);
    await clock.pass(500);
    expect(rows.state.total).toBe(0);
  });

  test("what cannot wait is refused, and does not hold the edits up", async () => {
    const scene = await open(2);
    const { rows, service, clock, notices } = scene;
    service.isOffline = true;
    const removed = rows.edits.remove([id(scene, 1)]);
    await clock.pass(100);
    expect(await removed).toBe(false);
    expect(ofKind(notices, "failed")).toMatchObject([{ failure: { kind: "offline" } }]);
    expect(rows.state.waiting).toBe(0);
  });
});

describe("live changes", () => {
  test("of others come with one request, with the records that they judged", async () => {
    const scene = await open(250);
    const { rows, service, clock, notices } = scene;
    service.change([{ recordId: id(scene, 5), key: "code", value: 7 }], "us_usr_ines");
    await clock.pass(100);
    expect(rows.getRow(5)?.values["code"]?.value).toBe(7);
    expect(rows.getRow(7)?.valid).toBe(false);
    expect(service.calls).toEqual(["changes"]);
    await clock.pass(1_000);
    expect(ofKind(notices, "changed")).toMatchObject([{ kind: "changed", by: "us_usr_ines", records: 1 }]);
  });

  test("one's own are not told", async () => {
    const scene = await open(2);
    void scene.rows.edits.edit([{ recordId: id(scene, 0), key: "name", value: "mine" }]);
    await scene.clock.pass(2_000);
    expect(scene.notices).toEqual([]);
  });

  test("deleted records go, those behind them move up before they are read again", async () => {
    const scene = await open(250);
    const { rows, service, clock, show } = scene;
    service.delete([id(scene, 0), id(scene, 1)]);
    expect(show(2)).toEqual(["n2", "n3"]);
    await clock.pass(500);
    expect(rows.state.total).toBe(248);
    expect(show(2)).toEqual(["n2", "n3"]);
  });

  test("a corrected record stays in the list of errors until the person is done with it", async () => {
    const scene = await open(5);
    const { rows, service, clock, show } = scene;
    service.change([{ recordId: id(scene, 1), key: "code", value: 0 }]);
    rows.setQuery({ filter: "error" });
    await clock.pass(500);
    expect(show(3)).toEqual(["n0", "n1", undefined]);
    rows.list.hold(id(scene, 1));
    void rows.edits.edit([{ recordId: id(scene, 1), key: "code", value: 99 }]);
    await clock.pass(1_000);
    expect(show(3)).toEqual(["n0", "n1", undefined]);
    rows.list.hold(undefined);
    await clock.pass(500);
    expect(show(2)).toEqual([undefined, undefined]);
    expect(rows.state).toMatchObject({ total: 0, counts: { error: 0 } });
  });
});

describe("counts", () => {
  test.each([
    ["another query", (rows: RecordRows) => rows.setQuery({ searchValue: "n" })],
    ["a change", (rows: RecordRows) => rows.list.countSoon()],
  ])("are read again after %s while they are read", async (_, change) => {
    const scene = await open(5);
    const { rows, service, clock } = scene;
    let release = () => {};
    service.gate = new Promise((resolve) => (release = resolve));
    rows.setQuery({ filter: "error" });
    await clock.pass(300);
    change(rows);
    await clock.pass(300);
    release();
    await clock.pass(0);
    // Without its event: nothing else asks for counts.
    service.onEvent = () => {};
    service.change([{ recordId: service.records[1]?.id ?? "us_rc_none", key: "code", value: 0 }]);
    await clock.pass(1_000);
    expect(rows.state).toMatchObject({ counts: { total: 5, error: 2 } });
  });
});

describe("what is saved of a person's own changes", () => {
  test("is told once for each commit, with its records, and so is taking it back", async () => {
    const scene = await open(3);
    const { rows, service, clock, saved } = scene;
    const counts = () => saved.map(([, records]) => records);
    const edit = (value: string) =>
      [0, 1].flatMap((index) => [
        { recordId: id(scene, index), key: "name", value },
        { recordId: id(scene, index), key: "code", value: `${value} ${index}` },
      ]);
    service.losesResponse = true;
    void rows.edits.edit(edit("a"));
    await clock.pass(5_000);
    expect(counts()).toEqual([2]);
    // The same values again, and what others change, are no change of this person.
    void rows.edits.edit(edit("a"));
    service.change([{ recordId: id(scene, 2), key: "name", value: "theirs" }]);
    await clock.pass(1_000);
    expect(counts()).toEqual([2]);
    void rows.edits.insert([{ name: { value: "new" } }]);
    await clock.pass(1_000);
    void rows.edits.remove([id(scene, 2), id(scene, 3)]);
    await clock.pass(1_000);
    for (const direction of ["undo", "undo", "redo"] as const) void rows.edits.turn(direction);
    await clock.pass(2_000);
    expect(counts()).toEqual([2, 1, 2, 2, 1, 1]);
    const commits = saved.map(([commitId]) => commitId);
    expect(new Set(commits).size).toBe(6);
    expect(commits).not.toContain(undefined);
  });

  test("is not told of a change that the service refuses", async () => {
    const scene = await open(1);
    const { rows, service, clock, saved } = scene;
    service.refuses = "No.";
    void rows.edits.insert([{ name: { value: "new" } }]);
    await clock.pass(1_000);
    expect(saved).toEqual([]);
  });
});

describe("undo", () => {
  test("50 steps back and forth give the same records", async () => {
    const scene = await open(10);
    const { rows, service, clock } = scene;
    const snapshot = () =>
      service.records.map(({ values }) => Object.values(values).map(({ value }) => value));
    const states = [snapshot()];
    for (let step = 0; step < 50; step += 1) {
      void rows.edits.edit([{ recordId: id(scene, step % 10), key: "name", value: `step ${step}` }]);
      await clock.pass(500);
      states.push(snapshot());
    }
    for (let step = 49; step >= 0; step -= 1) {
      void rows.edits.turn("undo");
      await clock.pass(500);
      expect(snapshot()).toEqual(states[step]);
    }
    expect(rows.state).toMatchObject({ canUndo: false, canRedo: true });
    for (let step = 1; step <= 50; step += 1) {
      void rows.edits.turn("redo");
      await clock.pass(500);
      expect(snapshot()).toEqual(states[step]);
    }
    expect(rows.state).toMatchObject({ canUndo: true, canRedo: false });
  });

  test("right after an edit it undoes that edit", async () => {
    const scene = await open(2);
    const { rows, clock, show } = scene;
    void rows.edits.edit([{ recordId: id(scene, 0), key: "name", value: "a" }]);
    expect(rows.state.canUndo).toBe(true);
    void rows.edits.turn("undo");
    await clock.pass(1_000);
    expect(show(1)).toEqual(["n0"]);
  });
});
