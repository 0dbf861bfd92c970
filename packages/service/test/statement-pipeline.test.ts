import type pg from "pg";
import { expect, it } from "vitest";
import { createPipeline } from "../src/storage/engines/postgres/pipeline.ts";

const result = { command: "", rowCount: 0, oid: 0, rows: [], fields: [] } satisfies pg.QueryResult;

/** A pipeline to a server that gets statements, and responds to none of them unless `respond` does. */
function openPipeline(respond: (text: string) => Promise<pg.QueryResult> = () => new Promise(() => {})) {
  const texts: string[] = [];
  const issue = (text: string) => {
    texts.push(text);
    return respond(text);
  };
  const { send, complete } = createPipeline(issue);
  /** Whether somebody has to wait for the response to a statement, as connections send it. */
  const mustWait = (text: string) => {
    const early = send(text, [], false);
    if (early === undefined) void complete(issue(text)).catch(() => {});
    return early === undefined;
  };
  return { texts, mustWait, send, complete, issue };
}

it("waits for the end of a transaction that writes, and not of one that only reads", () => {
  const { texts, mustWait } = openPipeline();
  const reads = "start transaction isolation level repeatable read read only";
  expect([reads, "select 1", "commit"].map(mustWait)).toEqual([false, true, false]);
  expect(["begin", "update a", "commit"].map(mustWait)).toEqual([false, true, true]);
  expect([reads, "select 1", "rollback"].map(mustWait)).toEqual([false, true, true]);
  expect(texts).toEqual([
    ...[reads, "select 1", "commit"],
    ...["begin", "update a", "commit"],
    ...[reads, "select 1", "rollback"],
  ]);
});

it("sends nothing of a transaction without statements", () => {
  const { texts, mustWait } = openPipeline();
  expect(["begin", "commit", "begin", "rollback"].map(mustWait)).toEqual([false, false, false, false]);
  expect(texts).toEqual([]);
});

it("throws the error of a statement that is waited for, and not that of the end of a read before it", async () => {
  const { mustWait, complete, issue } = openPipeline(async (text) => {
    if (text === "commit") throw new Error("The end of the read.");
    if (text === "insert") throw new Error("The insert.");
    return result;
  });
  ["start transaction read only", "select 1", "commit"].map(mustWait);
  await expect(complete(issue("insert"))).rejects.toThrow("The insert.");
});

it("throws the first error of a transaction, also of a statement for which nobody waited", async () => {
  const { mustWait, send, complete, issue } = openPipeline(async (text) => {
    if (text === "begin") return result;
    throw new Error(text);
  });
  mustWait("begin");
  send("first", [], true);
  await expect(complete(issue("second"))).rejects.toThrow("first");
});
