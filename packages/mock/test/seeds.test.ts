import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createMock } from "@data-import/mock";
import { describe, expect, it } from "vitest";
import { agent, ask, readJson, sheets } from "./support/send.ts";

const program = fileURLToPath(new URL("./support/responses-of-seed.ts", import.meta.url));
const source = "--conditions=@data-import/source";

async function runElsewhere(seed: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [source, program, seed]);
  return stdout;
}

describe("a seed", () => {
  it("gives the same responses and faults in another process, and another seed gives others", async () => {
    const [one, same, other] = await Promise.all(["harbor", "harbor", "quay"].map(runElsewhere));
    expect(one).toContain('{"data":');
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it("of one mock does not influence another", async () => {
    const generate = async (seed?: string) => {
      const response = await ask(createMock({ dynamic: true, ...(seed && { seed }) }), sheets);
      return response.text();
    };
    const seeded = await generate("harbor");
    const free = await generate();
    expect(await generate()).not.toBe(free);
    expect(await generate("harbor")).toBe(seeded);
  });

  it("in a request overrides that of the mock", async () => {
    const mock = createMock({ seed: "harbor", dynamic: true });
    const headers = { Prefer: "seed=quay" };
    const own = await (await ask(mock, agent)).text();
    const asked = await (await ask(mock, agent, { headers })).text();
    expect(asked).not.toBe(own);
    expect(asked).toBe(await (await ask(createMock({ seed: "quay", dynamic: true }), agent)).text());
  });
});

describe("generated responses", () => {
  it("look like those of the service: ids have the prefix of their resource", async () => {
    const mock = createMock({ seed: "harbor", dynamic: true });
    const { data } = await readJson(ask(mock, agent));
    expect(data.id).toMatch(/^us_ag_\w{8}$/);
  });

  it("are not a word if the description has bytes", async () => {
    const mock = createMock({ dynamic: true });
    const response = await ask(mock, "/agent-exports/us_agx_Lw9fJ3tR/download");
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20);
  });
});
