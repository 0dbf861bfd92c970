import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../installs.ts";
import { runCommand } from "../measure.ts";

/** The findings of a linter by the names of its rules, those with the most findings first. */
export type Findings = ReadonlyMap<string, number>;

/** A linter, or one set of its rules. */
export interface Linter {
  readonly name: string;
  /** True if it only checks whether a description is OpenAPI; what it finds is a fault and no matter of taste. */
  readonly validates?: true;
  /** The versions of OpenAPI that it reads; 3.1 only if absent. */
  readonly versions?: readonly ("3.1" | "3.2")[];
  /** The findings of a description in a file; undefined if it cannot run on this machine. */
  lint(file: string): Findings | undefined;
}

/** The longest run, in milliseconds. */
const limit = 1_200_000;

const redocly = fileURLToPath(new URL("../../../../spec/node_modules/.bin/redocly", import.meta.url));

/** Installs the linters of other people into a folder. Redocly is here already, in the version that lints our files. */
export function installLinters(folder: string): Linter[] {
  install(folder, {
    "@apidevtools/swagger-parser": "13.1.0",
    "@scalar/openapi-parser": "0.29.22",
    "@seriousme/openapi-schema-validator": "2.11.0",
    "@stoplight/spectral-cli": "6.16.3",
    "@stoplight/spectral-owasp-ruleset": "2.0.1",
    "ibm-openapi-validator": "1.38.4",
  });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("oas.yaml", 'extends: ["spectral:oas"]\n');
  write("owasp.yaml", 'extends: ["@stoplight/spectral-owasp-ruleset"]\n');
  write("redocly.yaml", "extends: [recommended-strict]\ntelemetry: off\n");
  // Each ends with an error if a description is not valid.
  write(
    "parse.mjs",
    'import parser from "@apidevtools/swagger-parser";\nawait parser.validate(process.argv[2]);\n',
  );
  write(
    "scalar.mjs",
    `import { readFileSync } from "node:fs";
import { validate } from "@scalar/openapi-parser";
const { valid } = await validate(readFileSync(process.argv[2], "utf8"));
if (!valid) process.exitCode = 1;
`,
  );
  write(
    "schema.mjs",
    `import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
const { valid } = await new Validator().validate(JSON.parse(readFileSync(process.argv[2], "utf8")));
if (!valid) process.exitCode = 1;
`,
  );
  const bin = (name: string) => join(folder, "node_modules", ".bin", name);
  const spectral = (rules: string) => (file: string) => {
    const words = ["lint", file, "-r", `${rules}.yaml`, "-f", "json", "--quiet"];
    return count(JSON.parse(run(bin("spectral"), words, folder)), "code");
  };
  return [
    {
      name: "Redocly recommended-strict",
      versions: ["3.1", "3.2"],
      lint: (file) => {
        const words = ["lint", file, "--config", join(folder, "redocly.yaml"), "--format", "json"];
        return count(
          JSON.parse(run(redocly, [...words, "--max-problems", "100000"], folder)).problems,
          "ruleId",
        );
      },
    },
    { name: "Spectral oas", lint: spectral("oas") },
    { name: "Spectral OWASP", lint: spectral("owasp") },
    {
      name: "IBM",
      lint: (file) => {
        const { error, warning } = JSON.parse(run(bin("lint-openapi"), ["--json", file], folder));
        return count([...error.results, ...warning.results], "rule");
      },
    },
    {
      name: "swagger-parser",
      validates: true,
      lint: (file) => accept(process.execPath, ["parse.mjs", file], folder),
    },
    {
      name: "Scalar openapi-parser",
      validates: true,
      versions: ["3.1", "3.2"],
      lint: (file) => accept(process.execPath, ["scalar.mjs", file], folder),
    },
    {
      name: "openapi-schema-validator",
      validates: true,
      versions: ["3.1", "3.2"],
      lint: (file) => accept(process.execPath, ["schema.mjs", file], folder),
    },
    {
      name: "openapi-spec-validator",
      validates: true,
      versions: ["3.1", "3.2"],
      lint: installPython(folder) ?? (() => undefined),
    },
  ];
}

/** The validator of Python in a venv; undefined where there is no Python, or no venv for it. */
function installPython(folder: string): Linter["lint"] | undefined {
  if (spawnSync("python3", ["-m", "venv", join(folder, "python")]).status !== 0) return undefined;
  const python = join(folder, "python", "bin", "python");
  runCommand(python, ["-m", "pip", "install", "--quiet", "openapi-spec-validator==0.9.0"], folder, limit);
  return (file) => accept(python, ["-m", "openapi_spec_validator", file], folder);
}

/** What a linter prints; one that finds something has another exit code than 0. */
function run(command: string, words: readonly string[], cwd: string): string {
  const options = { cwd, encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY, timeout: limit } as const;
  const { stdout, stderr, error } = spawnSync(command, words, options);
  if (error !== undefined) throw error;
  if (stdout.trim() === "") throw new Error(`${command} ${words.join(" ")} printed nothing:\n${stderr}`);
  return stdout;
}

function accept(command: string, words: readonly string[], cwd: string): Findings {
  const { status } = spawnSync(command, words, { cwd, timeout: limit });
  return status === 0 ? new Map() : new Map([["not valid", 1]]);
}

function count(problems: readonly Readonly<Record<string, string>>[], key: string): Findings {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const rule = String(problem[key]);
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return new Map([...counts].toSorted(([, one], [, other]) => other - one));
}
