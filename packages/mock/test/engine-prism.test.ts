import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMock } from "@data-import/mock";
import { createMock as createPrismMock } from "@data-import/mock/prism";
import { afterAll, describe, expect, it } from "vitest";
import { headers, readAddress, runCommand, startCommand, startProgram } from "./support/command.ts";
import { agent, ask, readJson, send, sheets } from "./support/send.ts";

const folder = mkdtempSync(join(tmpdir(), "mock-engine-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the engine prism", () => {
  const mock = createMock({ engine: "prism" });

  it("responds behind the checks and the recorder of the front", async () => {
    const refused = await send(mock, "PATCH", "/accounts/current", { name: 5 });
    expect(refused.status).toBe(400);
    expect((await readJson(refused)).errors).toMatchObject([{ key: "name" }]);
    expect((await ask(mock, sheets)).status).toBe(200);
    expect(mock.requests.for("listSheets").map(({ status }) => status)).toEqual([200]);
  });

  it("takes overrides, faults and preferences", async () => {
    const preferred = await ask(mock, agent, { headers: { Prefer: "code=404" } });
    expect(preferred.status).toBe(404);
    expect(await readJson(preferred)).toEqual(
      await readJson(ask(createMock(), agent, { headers: { Prefer: "code=404" } })),
    );
    mock.on("listSheets").once().example("twoSheets");
    expect((await readJson(ask(mock, sheets))).data).toHaveLength(2);
    mock.faults({ rate: 1, kinds: [503] });
    expect((await ask(mock, sheets)).status).toBe(503);
    mock.faults(null);
  });

  it("corrects the state that Prism keeps between requests, and the spelling of the scheme", async () => {
    const generate = async (prefer: string) =>
      (await ask(mock, sheets, { headers: { Prefer: prefer, Authorization: "bearer any" } })).text();
    const seeded = await generate("dynamic=true, seed=one");
    const free = await generate("dynamic=true");
    expect(await generate("dynamic=true, seed=one")).toBe(seeded);
    expect(await generate("dynamic=true")).not.toBe(free);
  });

  it("can be started by the command", async () => {
    const url = await readAddress(startCommand("--port", "0", "--engine", "prism", "--dynamic"));
    const response = await fetch(`${url}/agent-exports/us_agx_Lw9fJ3tR/download`, { headers });
    // Prism makes up words for a file; the mock itself would send the example.
    expect(await response.text()).toMatch(/^[A-Za-z]+( [a-z]+)*$/i);
  });

  it("is the one of the entry prism", async () => {
    const one = createPrismMock({ dynamic: true });
    const response = await ask(one, "/agent-exports/us_agx_Lw9fJ3tR/download");
    expect(await response.text()).toMatch(/^[A-Za-z]+( [a-z]+)*$/i);
    expect(one.requests.for("downloadAgentExport")).toHaveLength(1);
  });

  it("needs no other package than the mock itself", async () => {
    const packages = fileURLToPath(new URL("../node_modules/@data-import/", import.meta.url));
    cpSync(fileURLToPath(new URL("../dist", import.meta.url)), join(folder, "dist"), { recursive: true });
    cpSync(fileURLToPath(new URL("../package.json", import.meta.url)), join(folder, "package.json"));
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(packages, join(folder, "node_modules/@data-import"));
    const args = [join(folder, "dist/command.js"), "--engine", "prism", "--port", "0"];
    // pnpm lets every program that it starts find its packages.
    const url = await readAddress(startProgram(process.execPath, args, { NODE_PATH: "" }));
    const response = await fetch(`${url}${sheets}`, { headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await readJson(ask(createMock(), sheets)));
  });

  it("is the only engine that the command accepts", async () => {
    const output = "--engine can be prism, or is left out; it was prepared.";
    expect(await runCommand("--engine", "prepared")).toEqual({ code: 2, output });
  });
});
