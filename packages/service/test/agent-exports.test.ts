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

  it("hold the original files of the source map, below their folder", async () => {
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

  it("hold each system agent in its own folder when they are combined", async () => {
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

  it("fail with a reason if there is no source", async () => {
    const template = { template: "constraints", templateOptions: { template: "constraints" } };
    const job = await runExport(await deploy({ slug: "template", ...template }), "SOURCE");
    expect(job).toMatchObject({ status: "failed", info: expect.stringContaining("AUTOBUILD_INLINED") });
  });

  it("are listed, and go with their archive", async () => {
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
