import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { applyOverlay, type Overlay } from "@data-import/spec/read";
import { type Findings, installLinters, type Linter } from "../linters/linters.ts";
import { reasons } from "../linters/reasons.ts";
import { showProgress } from "../progress.ts";
import type { Row } from "../table.ts";

/** It downloads packages. */
export const onlyWhenNamed = true;

/** How many findings are left with the overlay, at most. */
const most: Readonly<Record<string, number>> = { "Redocly recommended-strict": 2, "Spectral OWASP": 300 };

/** What the linters of other people find in the description, as it is, with its overlay and in 3.2, and why it stays. */
export async function* measure(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-linters-"));
  try {
    showProgress("installing linters");
    const linters = installLinters(folder);
    const files = { "as it is": readBuilt("openapi.json"), "with the overlay": join(folder, "applied.json") };
    const overlay: Overlay = JSON.parse(readFileSync(readBuilt("openapi.overlay.json"), "utf8"));
    const description = JSON.parse(readFileSync(files["as it is"], "utf8"));
    writeFileSync(files["with the overlay"], JSON.stringify(applyOverlay(description, overlay), null, 2));
    for (const linter of linters) {
      const next = linter.versions?.includes("3.2") ? { "in 3.2": readBuilt("openapi-3.2.min.json") } : {};
      for (const [state, file] of Object.entries({ ...files, ...next })) {
        showProgress(`${linter.name}, ${state}`);
        yield* writeRows(linter, state, linter.lint(file));
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function* writeRows(linter: Linter, state: string, findings: Findings | undefined): Generator<Row> {
  const claim = `${linter.name}, ${state}`;
  if (findings === undefined) {
    yield { claim, value: "not run", detail: "python3 or its venv is missing" };
    return;
  }
  const sum = [...findings.values()].reduce((total, each) => total + each, 0);
  const limit = linter.validates === true ? 0 : state === "with the overlay" ? most[linter.name] : undefined;
  const detail = `${findings.size} rules`;
  yield {
    claim,
    value: `${sum} findings`,
    detail,
    ...(limit !== undefined && { budget: `≤ ${limit}`, ok: sum <= limit }),
  };
  for (const [rule, each] of findings)
    yield { claim: `  ${rule}`, value: String(each), detail: reasons[rule] ?? "not judged" };
}

function readBuilt(name: string): string {
  return fileURLToPath(import.meta.resolve(`@data-import/spec/${name}`));
}
