import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const redoc = fileURLToPath(new URL("../../redoc/", import.meta.url));

/** The description as one page with its script inside, made by Redocly's `build-docs`. */
export async function renderDescription(description: string): Promise<string> {
  const { info } = JSON.parse(await readFile(description, "utf8")) as {
    info: { title: string; version: string; summary?: string };
  };
  const folder = await mkdtemp(join(tmpdir(), "data-import-docs-"));
  const page = join(folder, "index.html");
  const cli = fileURLToPath(import.meta.resolve("@redocly/cli/package.json"));
  try {
    await promisify(execFile)(
      process.execPath,
      [
        ...[join(dirname(cli), "bin/cli.js"), "build-docs", description, "--inlineBundle"],
        ...["--config", join(redoc, "redocly.yaml"), "--template", join(redoc, "template.hbs")],
        ...["--title", `${info.title} ${info.version}`],
        ...[`--templateOptions.description=${info.summary ?? info.title}`, "--output", page],
      ],
      // Without these, Redocly would report its use and ask a registry for a newer version.
      { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
    );
    return await readFile(page, "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}
