import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines, type LiveService } from "../support/live-service.ts";

describeEngines("code of an agent of one tenant", (start) => {
  let live: LiveService;
  let other: LiveService;
  beforeAll(async () => {
    live = await start();
    other = await live.found("Other");
  });
  afterAll(() => live.close());

  /** Runs code for one event; returns the entry in the log. */
  const runOnce = async (tenant: LiveService, code: string) => {
    const agentId = await tenant.deploy(`export default async () => { ${code} };`, {
      topics: ["space:created"],
    });
    const { development: environmentId } = tenant.environments;
    await tenant.send("POST", "/spaces", { name: "Spring", environmentId });
    await expect.poll(() => tenant.listRuns(agentId)).toHaveLength(1);
    const [run] = await tenant.listRuns(agentId);
    await tenant.send("DELETE", `/agents/${agentId}`);
    return run;
  };

  it("reaches no records, secrets, logs and files of another one, and its token ends with it", async () => {
    const environmentId = other.environments.development;
    await other.send("POST", "/secrets", { name: "KEY", value: "of-another-tenant", environmentId });
    await live.send("POST", "/secrets", {
      name: "KEY",
      value: "of-this-tenant",
      environmentId: live.environments.development,
    });
    const sheetId = await other.createSheet();
    await other.send("POST", `/sheets/${sheetId}/records`, [{ name: { value: "of-another-tenant" } }]);
    const { spaceId, id: fileId } = await other.upload("of-another-tenant");
    const agentId = await other.deploy("export default () => {};");
    const ask = (path: string) => `{
      const response = await fetch(process.env.DATA_IMPORT_URL + ${JSON.stringify(path)}, { headers: {
        "x-disable-hooks": "true", authorization: "Bearer " + process.env.DATA_IMPORT_TOKEN } });
      console.log(response.status, await response.text());
    }`;
    const forbidden = [
      ...[`/spaces/${spaceId}`, `/sheets/${sheetId}/records`, `/secrets?environmentId=${environmentId}`],
      ...[`/files/${fileId}`, `/files/${fileId}/download`],
      ...[`/agents/${agentId}`, `/agents/${agentId}/logs?environmentId=${environmentId}`],
    ];
    const allowed = ["/secrets", "/spaces", "/files", "/events", "/accounts/current"];
    const code = [...forbidden, ...allowed].map(ask).join("\n");
    // A token is not shown in a log, unless the code changes it.
    const reversed = 'console.log([...process.env.DATA_IMPORT_TOKEN].reverse().join(""));';
    const run = await runOnce(live, `${code}\n${reversed}`);
    const lines: string[] = run.log.split("\n");
    const token = [...(lines.at(-1) ?? "")].reverse().join("");
    const statuses = [...forbidden.map(() => "404"), ...allowed.map(() => "200")];
    expect(lines.slice(0, -1).map((line) => line.slice(0, 3))).toEqual(statuses);
    expect(token).toMatch(/^agt/);
    // A secret that the code has read is not shown, either.
    expect(lines[forbidden.length]).toContain('"name":"KEY"');
    expect(run.log).not.toContain("of-this-tenant");
    expect(run.log).not.toContain("of-another-tenant");
    for (const line of lines.slice(forbidden.length)) expect(line).not.toContain(spaceId);
    // The agent was deleted, and its token with it.
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${live.url}/environments`, { headers })).status).toBe(401);
  });

  it("is ended if it does not end, and the log of its run says so", async () => {
    const fill = "const all = []; for (;;) { all.push(new Uint8Array(10_000_000).fill(1)); await 1; }";
    const read = `Deno.readTextFileSync("/etc/hostname")`;
    // Each limit alone: on a busy machine, a second ends before the memory is full.
    const cases = [
      [{ timeLimit: 1000 }, [["for (;;);", "The run was ended after 1 seconds."]]],
      [
        { memoryLimit: 134_217_728 },
        [
          [fill, "The run was ended because it used more than 128 MiB."],
          [read, expect.stringContaining("Requires read access")],
        ],
      ],
    ] as const;
    for (const [limits, runs] of cases) {
      const limited = await start(limits);
      for (const [code, log] of runs) {
        expect(await runOnce(limited, code)).toMatchObject({ success: false, log });
      }
      const query = `environmentId=${limited.environments.development}&success=false`;
      expect(await limited.send("GET", `/agents/executions?${query}`)).toHaveLength(runs.length);
      await limited.close();
    }
  });

  it("does not reach the process of another one", async () => {
    const report = "export default () => console.log(process.pid);";
    const agentId = await other.deploy(report, { topics: ["space:created"] });
    const readProcess = async (count: number): Promise<string> => {
      await other.send("POST", "/spaces", { name: "Spring", environmentId: other.environments.development });
      await expect.poll(() => other.listRuns(agentId)).toHaveLength(count);
      return (await other.listRuns(agentId))[0].log;
    };
    const pid = await readProcess(1);
    const attempts = [
      `process.kill(${pid}, 9)`,
      `Deno.kill(${pid}, "SIGKILL")`,
      `Deno.readTextFileSync("/proc/${pid}/environ")`,
    ];
    const code = attempts.map((one) => `try { ${one}; } catch (error) { console.log(error.message); }`);
    const { log } = await runOnce(live, code.join("\n"));
    expect(log.match(/Requires (run|read|all) access|does not|not permitted/g)).toHaveLength(3);
    await readProcess(2);
    // It may have ended by itself meanwhile; the service then started another one.
    expect((await other.listRuns(agentId)).map(({ success }) => success)).toEqual([true, true]);
  });
});
