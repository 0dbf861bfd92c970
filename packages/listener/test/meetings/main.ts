import { parseArgs } from "node:util";
import { runWorld } from "./run-world.ts";

// Lets people, hooks, jobs and restores meet in generated worlds, and looks whether anything of anyone is lost. It ends
// with status 1 if it is. The same seed generates the same steps.
const values = readOptions();
const wanted = Number(values.steps);
const first = Number(values.seed);
const server = process.env["DATABASE_URL"];
const engines = ["sqlite", "postgres"].filter((name) => ["both", name].includes(values.engine));
if (
  !Number.isInteger(wanted) ||
  !Number.isInteger(first) ||
  (engines.includes("postgres") && server === undefined)
) {
  console.error(
    "Set DATABASE_URL to a PostgreSQL server, or say --engine sqlite. --steps and --seed take whole numbers.",
  );
  process.exit(1);
}

/** Each world has other hooks, and a new one begins after so many steps. */
const perWorld = 500;
let lost = 0;
for (const engine of engines) {
  const tally = new Map<string, number>();
  let commits = 0;
  const started = Date.now();
  for (let done = 0; done < wanted; done += perWorld) {
    const seed = first + done / perWorld;
    const report = await runWorld({
      seed,
      steps: Math.min(perWorld, wanted - done),
      without: values.without,
      server: engine === "postgres" ? server : undefined,
    });
    commits += report.commits;
    lost += report.findings.length;
    for (const [name, times] of report.tally) tally.set(name, (tally.get(name) ?? 0) + times);
    console.log(`${engine}, seed ${seed}, hooks ${report.hooks}: ${report.findings.length} findings`);
    for (const { kind, text } of report.findings.slice(0, 10)) console.error(`✗ ${kind}: ${text}`);
  }
  console.table(Object.fromEntries([...tally].toSorted()));
  console.log(
    `${engine}: ${wanted} steps, ${commits} commits, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
process.exitCode = lost > 0 ? 1 : 0;

function readOptions() {
  try {
    return parseArgs({
      options: {
        steps: { type: "string", default: "10000" },
        seed: { type: "string", default: "1" },
        engine: { type: "string", default: "both" },
        without: { type: "string", multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `${reason}\nThe options are --steps, --seed, --engine sqlite, postgres or both, and --without.`,
    );
    process.exit(1);
  }
}
