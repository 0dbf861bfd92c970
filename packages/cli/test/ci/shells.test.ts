import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, it } from "vitest";

const command = fileURLToPath(new URL("../../dist/command.js", import.meta.url));
// Shells find the command by its name.
const folder = mkdtempSync(join(tmpdir(), "cli-shell-"));
symlinkSync(command, join(folder, "data-import"));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { ...process.env, PATH: `${folder}:${process.env["PATH"]}`, HOME: folder };
const run = promisify(execFile);

const has = (shell: string) => {
  try {
    execFileSync("which", [shell]);
    return true;
  } catch {
    return false;
  }
};

/** What a shell offers for a line. */
type Offer = (line: string) => Promise<string>;

/** Programs of shells that print what they would offer, one a line. */
const programs: Readonly<Record<string, (line: string) => string>> = {
  bash: (line) => `
    eval "$(data-import completion bash)"
    COMP_LINE='${line}'; COMP_POINT=\${#COMP_LINE}
    read -ra COMP_WORDS <<< "$COMP_LINE"
    [[ "$COMP_LINE" == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
    $(complete -p data-import | sed 's/.*-F \\([^ ]*\\).*/\\1/') data-import
    printf '%s\\n' "\${COMPREPLY[@]}"`,
  fish: (line) => `
    data-import completion fish | source
    complete --do-complete '${line}'`,
};

const askProgram =
  (shell: string): Offer =>
  async (line) =>
    (await run(shell, ["-c", programs[shell]?.(line) ?? ""], { env })).stdout;

/** Types the line into zsh, and the key that completes. Without a terminal, zsh completes nothing. */
const askZsh: Offer = async (line) => {
  const child = spawn("script", ["-qefc", "zsh -f -i", "/dev/null"], { env: { ...env, TERM: "dumb" } });
  const ended = once(child, "close");
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  const see = (pattern: RegExp) => expect.poll(() => stripVTControlCharacters(text)).toMatch(pattern);
  const start = [
    "stty cols 150 rows 200; LISTMAX=1000; PS1='READY> '",
    'autoload -Uz compinit && compinit -u -D; eval "$(data-import completion zsh)"',
  ];
  // The parts of the word are not together in what is typed, so only the output matches.
  child.stdin.write(`${start.join("; ")}; print LOA''DED\n`);
  await see(/LOADED[\s\S]*READY> $/);
  text = "";
  child.stdin.write(`${line}\t\t`);
  // A list ends with the line again.
  await see(/\n[\s\S]*READY> \S/);
  child.stdin.end("\u0015exit\n");
  await ended;
  return stripVTControlCharacters(text).replaceAll("\r", "");
};

const shells: readonly (readonly [string, Offer])[] = [
  ["bash", askProgram("bash")],
  ["zsh", askZsh],
  ["fish", askProgram("fish")],
];

describe.each(shells)("the completion of %s", (shell, offer) => {
  const missing = [shell, ...(shell === "zsh" ? ["script"] : [])].filter((program) => !has(program));
  it.skipIf(missing.length > 0)(
    `offers commands, operations, options and values${missing.map((name) => `, skipped: no ${name}`).join("")}`,
    async () => {
      const top = await offer("data-import ");
      expect(top).toMatch(/^sheets/m);
      expect(top).toMatch(/^import/m);
      expect(await offer("data-import records ")).toMatch(/^fix/m);
      expect(await offer("data-import sheets list --")).toMatch(/^--workbook-id/m);
      expect(await offer("data-import records get us_sh_a --filter ")).toMatch(/^error/m);
    },
  );
});

// The CPU time is measured by `npm run bench -- cli`; here counts what does not depend on the machine.
it("the help loads the code of no command", async () => {
  const hook = join(folder, "print-loaded.mjs");
  writeFileSync(
    hook,
    `import { registerHooks } from "node:module";
    registerHooks({ load(url, context, next) { console.error(url); return next(url, context); } });`,
  );
  const { stdout, stderr } = await run(process.execPath, ["--import", hook, command, "--help"], { env });
  expect(stdout).toContain("Usage: data-import");
  const loaded = stderr.match(/^file:.*$/gm)?.map((url) => statSync(new URL(url)).size) ?? [];
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(270_000);
});
