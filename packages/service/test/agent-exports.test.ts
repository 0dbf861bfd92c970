import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import yauzl from "yauzl";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const openZip = promisify(yauzl.fromBuffer) as (
  bytes: Buffer,
  options: yauzl.Options,
) => Promise<yauzl.ZipFile>;

/** The files of an archive, by their paths. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await openZip(bytes, { lazyEntries: true });
  const files: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(files));
    zip.on("entry", (entry: yauzl.Entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files[entry.fileName] = (await buffer(stream as Readable)).toString();
        zip.readEntry();
      });
    });
    zip.readEntry();
  });
}

describeEngines("agent exports", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const deploy = async (config: object): Promise<string> => {
    const path = `/agents?environmentId=${test.environments.development}`;
    return (await test.request("POST", path, { body: config })).body.data.id;
  };
  const runExport = async (agentId: string, exportType: string) =>
    waitForJob(
      test,
      await startJob(test, {
        type: "agent",
        operation: "agent-export",
        source: agentId,
        config: { exportType },
      }),
    );
  const download = async (path: string) => {
    const response = await test.service.fetch(`http://service.localhost${path}`, {
      headers: { authorization: `Bearer ${test.token}`, "x-disable-hooks": "true" },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it("contain the original files of the source map, below their folder", async () => {
    const agentId = await deploy({
      slug: "price-checker",
      source: "var a=1;",
      packageVersions: { ky: "1.0.0" },
      sourceMap: JSON.stringify({
        version: 3,
        sources: ["webpack:///./prices.ts", "../../lib/round.ts", "gone.ts"],
        sourcesContent: ["export const a = 1;", "export const b = 2;", null],
      }),
    });
    const job = await runExport(agentId, "SOURCE");
    expect(job).toMatchObject({ status: "complete", outcome: { next: { type: "download" } } });
    const { response, bytes } = await download(job.outcome.next.url);
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect(response.headers.get("content-disposition")).toMatch(/price-checker-us_agx_\w+\.zip/);
    const files = await unzip(bytes);
    expect(Object.keys(files).sort()).toEqual([
      "agent.json",
      "package.json",
      "src/lib/round.ts",
      "src/prices.ts",
    ]);
    expect(files["src/prices.ts"]).toBe("export const a = 1;");
    expect(JSON.parse(files["package.json"] ?? "")).toMatchObject({
      name: "price-checker",
      dependencies: { ky: "1.0.0" },
    });
  });

  it("contain each system agent in its own folder when they are combined", async () => {
    const template = { template: "constraints", templateOptions: { template: "constraints" } };
    await deploy({ slug: "keeper", ...template, isSystem: true });
    const job = await runExport(await deploy({ slug: "own", ...template }), "SYSTEM_COMBINED");
    const files = await unzip((await download(job.outcome.next.url)).bytes);
    expect(Object.keys(files).sort()).toEqual([
      "keeper/agent.json",
      "keeper/index.js",
      "keeper/package.json",
      "own/agent.json",
      "own/index.js",
      "own/package.json",
    ]);
    expect(files["own/index.js"]).toContain('"template": "constraints"');
  });

  it("contain the settings of an agent without code", async () => {
    const template = { template: "autobuild", templateOptions: { template: "autobuild", autobuildId: "b7" } };
    const job = await runExport(await deploy({ slug: "generated", ...template }), "AUTOBUILD_INLINED");
    const files = await unzip((await download(job.outcome.next.url)).bytes);
    expect(Object.keys(files).sort()).toEqual(["agent.json", "index.js", "package.json"]);
    expect(files["index.js"]).toContain('"autobuildId": "b7"');
  });

  it("are listed by page, environment and agent, and made again after their deletion", async () => {
    const agents = [await deploy({ slug: "one", source: "1;" }), await deploy({ slug: "two", source: "2;" })];
    for (const agentId of [...agents, agents[0] as string]) await runExport(agentId, "SOURCE");
    const list = async (query: string) =>
      (await test.request("GET", `/agent-exports?${query}`)).body.data.map(
        ({ agentId }: { agentId: string }) => agentId,
      );
    const [one, two] = agents;
    const { development, production } = test.environments;
    expect(await list("pageSize=2")).toEqual([one, two]);
    expect(await list("pageSize=2&pageNumber=2")).toContain(one);
    expect(await list(`agentId=${one}`)).toEqual([one, one]);
    expect((await list(`environmentId=${development}`)).slice(0, 3)).toEqual([one, two, one]);
    expect(await list(`environmentId=${production}`)).toEqual([]);
    expect(await list(`environmentId=${production}&agentId=${two}`)).toEqual([]);
    expect(await list(`environmentId=${development}&agentId=${two}`)).toEqual([two]);
    const [found] = (await test.request("GET", `/agent-exports?agentId=${two}`)).body.data;
    expect(found).toEqual({
      id: found.id,
      agentId: two,
      exportType: "SOURCE",
      accountId: test.accountId,
      environmentId: development,
      createdAt: expect.any(String),
      updatedAt: found.createdAt,
    });
    await test.request("DELETE", `/agent-exports/${found.id}`);
    expect(await list(`agentId=${two}`)).toEqual([]);
    expect((await test.request("GET", `/agents/${two}`)).status).toBe(200);
    await runExport(two as string, "SOURCE");
    expect(await list(`agentId=${two}`)).toEqual([two]);
    const { response, bytes } = await download(`/v1/agent-exports/${found.id}/download`);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(JSON.parse(bytes.toString())).toMatchObject({ errors: [{ key: "agentExportId" }] });
  });

  it("have the time of their creation", async () => {
    const agentId = await deploy({ slug: "timed", source: "1;" });
    test.wait(60_000);
    const before = (await test.request("GET", `/agents/${agentId}`)).body.data.createdAt;
    await runExport(agentId, "SOURCE");
    const { data } = (await test.request("GET", `/agent-exports?agentId=${agentId}`)).body;
    expect(Date.parse(data[0].createdAt) - Date.parse(before)).toBeGreaterThanOrEqual(60_000);
  });

  it("fail with a reason if there is no source", async () => {
    const template = { template: "constraints", templateOptions: { template: "constraints" } };
    const job = await runExport(await deploy({ slug: "template", ...template }), "SOURCE");
    expect(job).toMatchObject({ status: "failed", info: expect.stringContaining("AUTOBUILD_INLINED") });
  });

  it("are listed, and deleted with their archive", async () => {
    const agentId = await deploy({ slug: "listed", source: "export default 1;" });
    const job = await runExport(agentId, "AUTOBUILD_INLINED");
    const { body } = await test.request("GET", `/agent-exports?agentId=${agentId}`);
    expect(body.data).toMatchObject([{ agentId, exportType: "AUTOBUILD_INLINED" }]);
    const { "index.js": code } = await unzip((await download(job.outcome.next.url)).bytes);
    expect(code).toBe("export default 1;");
    const path = `/agent-exports/${body.data[0].id}`;
    expect((await test.request("GET", path)).body.data).toEqual(body.data[0]);
    const { token } = await test.createAccount();
    expect((await test.request("GET", `${path}/download`, { token })).status).toBe(404);
    expect((await test.request("DELETE", path)).body).toEqual({ data: { success: true } });
    expect((await download(job.outcome.next.url)).response.status).toBe(404);
  });
});
