import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { help } from "../../src/command/options.ts";
import { createMetrics } from "../../src/http/metrics.ts";

const kit = join(import.meta.dirname, "../../../../deploy");
const read = (name: string) => readFileSync(join(kit, name), "utf8");

it.each(["monitoring/alerts.yaml", "monitoring/dashboard.json"])(
  "%s names only metrics that exist",
  async (name) => {
    const text = await createMetrics().write();
    const existing = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, metric = ""]) => metric));
    const named = [...read(name).matchAll(/\b((?:data_import|http_server|nodejs|process)_[a-z0-9_]+)/g)].map(
      ([, metric = ""]) => (existing.has(metric) ? metric : metric.replace(/_(?:bucket|count|sum)$/, "")),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((metric) => !existing.has(metric))).toEqual([]);
  },
);

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
        readonly volumes?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

it("compose.yaml gives the service only variables that it reads, and names only what it defines", () => {
  const { services, volumes } = parse(read("compose.yaml"), { merge: true }) as Compose;
  const ours = Object.values(services).filter(({ image }) => image?.startsWith("data-import/"));
  expect(ours).toHaveLength(3);
  const variables = new Set(ours.flatMap(({ environment = {} }) => Object.keys(environment)));
  expect([...variables].filter((name) => !help.includes(name))).toEqual([]);
  for (const { depends_on: others = [], volumes: mounted = [] } of Object.values(services)) {
    const names = Array.isArray(others) ? others : Object.keys(others);
    expect(Object.keys(services)).toEqual(expect.arrayContaining([...names]));
    const own = mounted.map((volume) => volume.split(":")[0] ?? "").filter((name) => !name.startsWith("."));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(own));
  }
});

it("the images install packed packages as files: npm takes packages/a.tgz for a repository on GitHub", () => {
  const [, path] = /npm install .* (\S+\*\.tgz)/.exec(read("Dockerfile")) ?? [];
  expect(path).toBe("./packages/*.tgz");
});

it("the images set only variables that the service reads", () => {
  const set = [...read("Dockerfile").matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((pair) => pair.split("=")[0] ?? ""),
  );
  expect(set).toContain("ADMIN_PORT");
  expect(set.filter((name) => name !== "NODE_ENV" && !help.includes(name))).toEqual([]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).error === undefined;

it.skipIf(!hasSystemd)("systemd understands the unit, and finds it little exposed", () => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const unit = join(folder, "data-import.service");
  writeFileSync(unit, read("data-import.service"));
  const verified = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  const rated = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=20", unit], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect([verified.status, verified.stderr]).toEqual([0, ""]);
  // The threshold is ten times the level: 0 is not exposed at all, 10 is without any protection.
  expect(rated.status, rated.stdout.split("\n").at(-2)).toBe(0);
});
