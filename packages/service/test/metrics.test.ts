import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createMetrics } from "../src/http/metrics.ts";

const answered = {
  requestId: "req_1",
  method: "GET",
  path: "/v1/jobs",
  actorId: undefined,
  accountId: undefined,
};

it("counts responses by operation, status and duration", async () => {
  const metrics = createMetrics();
  for (const durationMs of [5, 6, 20_000]) {
    metrics.count({ ...answered, operationId: "listJobs", status: 200, durationMs });
  }
  metrics.count({ ...answered, operationId: undefined, status: 404, durationMs: 1 });
  const text = await metrics.write();
  const labels = 'operation="listJobs",http_response_status_code="200"';
  const read = (suffix: string, le = "") => {
    const line = `http_server_request_duration_seconds_${suffix}{${labels}${le && `,le="${le}"`}} `;
    return Number(
      text
        .split("\n")
        .find((one) => one.startsWith(line))
        ?.slice(line.length),
    );
  };
  expect([
    read("bucket", "0.005"),
    read("bucket", "0.01"),
    read("bucket", "10"),
    read("bucket", "+Inf"),
  ]).toEqual([...[1, 2, 2, 3]]);
  expect([read("count"), read("sum")]).toEqual([3, 20.011]);
  expect(text).toContain('_count{operation="none",http_response_status_code="404"} 1\n');
});

it("writes what chores, queues and jobs say", async () => {
  const metrics = createMetrics();
  metrics.setFigures({
    failures: { "remove-bytes": 2 },
    work: { jobs: { running: { us_env_1: 3 }, held: 4 } },
    jobs: {
      ended: [{ operation: "extract", status: "failed", count: 5, durationSeconds: 6.5 }],
      waiting: { count: 7, oldestSeconds: 8.5 },
    },
    agents: { lagSeconds: 10.5 },
    droppedSpans: 9,
    scans: { clean: { count: 9, durationSeconds: 1.5 } },
  });
  expect((await metrics.write()).split("\n")).toEqual(
    expect.arrayContaining([
      'data_import_chore_failures_total{chore="remove-bytes"} 2',
      'data_import_work_running{kind="jobs",environment="us_env_1"} 3',
      'data_import_work_held_total{kind="jobs"} 4',
      'data_import_jobs_total{operation="extract",status="failed"} 5',
      'data_import_jobs_duration_seconds_total{operation="extract",status="failed"} 6.5',
      'data_import_file_scans_total{result="clean"} 9',
      'data_import_file_scans_duration_seconds_total{result="clean"} 1.5',
      "data_import_jobs_waiting 7",
      "data_import_jobs_oldest_waiting_seconds 8.5",
      "data_import_agents_lag_seconds 10.5",
      "data_import_spans_dropped_total 9",
    ]),
  );
});

it("has each metric that the guide names, and the guide names each of the service", async () => {
  const guide = readFileSync(
    new URL("../../docs/content/guides/run-the-service.md", import.meta.url),
    "utf8",
  );
  const text = await createMetrics().write();
  const own = /^# TYPE ((?:data_import|http_server)_\w+)/gm;
  const existing = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const named = [...guide.matchAll(/`((?:data_import|http_server|nodejs|process)_\w+)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
  expect([...text.matchAll(own)].map(([, name]) => name).filter((name) => !named.includes(name))).toEqual([]);
});
