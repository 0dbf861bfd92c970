import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import * as log from "../src/command/log.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const fault = new Error("The disk is full.");
const now = new Date(0);
const answered = {
  requestId: "req_1",
  method: "GET",
  path: "/v1/jobs",
  operationId: "listJobs",
  durationMs: 1,
  actorId: undefined,
  accountId: undefined,
};
const ended = {
  jobId: "us_jb_1",
  operation: "extract",
  isBuiltIn: true,
  durationMs: 1,
  code: "file_unreadable",
  fileId: undefined,
  spaceId: undefined,
  actorId: "us_usr_1",
  environmentId: "us_env_1",
  reason: undefined,
  traceId: undefined,
};

/** What each function of the log writes to the error stream, or nothing. */
const writers: Record<keyof typeof log, () => unknown> = {
  describeResponse: () => console.log(log.describeResponse({ ...answered, status: 200 }, now)),
  describeCause: () => console.error(log.describeCause({ ...answered, status: 500, error: fault }, now)),
  reportJobEnd: () => log.reportJobEnd({ quiet: true })({ ...ended, status: "failed" }),
  reportJobFailure: () => log.reportJobFailure("us_jb_1", fault),
  reportChoreFailure: () => log.reportChoreFailure("remove-bytes", fault),
  reportThreadFailure: () => log.reportThreadFailure("writer", fault),
  reportWarning: () => log.reportWarning("Nobody adds an address."),
  reportInfectedFile: () =>
    log.reportInfectedFile({
      signature: "Harbour.Test-1",
      actorId: "us_usr_1",
      spaceId: "us_sp_1",
      sizeBytes: 8,
      sha256: "00",
    }),
};

it("has on the error stream the lines of the guide, and the guide has all of them", () => {
  const guide = readFileSync(
    new URL("../../docs/content/guides/run-the-service.md", import.meta.url),
    "utf8",
  );
  const [, table = ""] = /\n\| the line has [^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(guide) ?? [];
  const named = [...table.matchAll(/^\| `(\w+)(?:: "(\w+)")?`/gm)].map(([, key = "", value]) => ({
    key,
    value,
  }));
  expect(named.length).toBeGreaterThan(5);
  vi.spyOn(console, "log").mockImplementation(() => {});
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const write of Object.values(writers)) write();
  const lines = written.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);
  // The first row of the table that fits.
  const rows = lines.map((line) =>
    named.find(({ key, value }) => line[key] !== undefined && (value === undefined || line[key] === value)),
  );
  expect(lines.filter((_, index) => rows[index] === undefined)).toEqual([]);
  expect(named.filter((row) => !rows.includes(row))).toEqual([]);
});
