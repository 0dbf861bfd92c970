import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { highest, type Impact } from "./impact.ts";

/** What a rule says about a change. */
export interface Verdict {
  readonly rule: string;
  readonly impact: Impact;
  readonly message: string;
}

/** One difference between the released description and the one that stands here. */
export interface ContractChange {
  readonly kind: "added" | "removed" | "modified";
  /** Redocly's name for what changed, such as `Operation` or `Schema`. */
  readonly type: string;
  readonly impact: Impact;
  /** Those that gave it its impact; empty where no rule speaks. */
  readonly verdicts: readonly Verdict[];
  /** Where it is: in the released bundle if it was removed, else in the new one. */
  readonly pointer: string;
  /** The property that was modified; `key` where the thing itself has another name. */
  readonly property?: string | undefined;
}

/** The part of Redocly's report that is read here. */
interface Report {
  readonly changes: readonly {
    readonly typeName: string;
    readonly kind: ContractChange["kind"];
    readonly impact: Impact;
    readonly property?: string;
    readonly verdicts: readonly { ruleId: string; impact: Impact; message: string }[];
    readonly base?: { readonly pointer: string };
    readonly revision?: { readonly pointer: string };
  }[];
}

const room = fileURLToPath(new URL("..", import.meta.url));
const redocly = join(dirname(fileURLToPath(import.meta.resolve("@redocly/cli/package.json"))), "bin/cli.js");
// Redocly would otherwise report its use and ask a registry for a newer version of itself.
const offline = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
const run = promisify(execFile);

/**
 * Compares two bundled descriptions by the rules of redocly.yaml; throws what Redocly said when it cannot read one.
 * The version in `info` is no change.
 */
export async function compareDescriptions(released: string, current: string): Promise<ContractChange[]> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-diff-"));
  try {
    const output = join(folder, "report.json");
    const options = ["--config", join(room, "redocly.yaml"), "--format", "json", "--output", output];
    await run(process.execPath, [redocly, "diff", released, current, ...options, "--fail-on", "none"], {
      env: { ...process.env, ...offline },
    }).catch((error: Error & { stderr?: string }) => {
      throw new Error(`The descriptions cannot be compared.\n${error.stderr ?? error.message}`);
    });
    const { changes }: Report = JSON.parse(await readFile(output, "utf8"));
    const found = changes
      .filter(({ typeName, property }) => typeName !== "Info" || property !== "version")
      .map(readChange);
    return found.filter((change) => !isImplied(change, found));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readChange({ typeName, kind, property, base, revision, ...change }: Report["changes"][number]) {
  const verdicts = silenceRefined(
    change.verdicts.map(({ ruleId, ...verdict }) => ({ rule: ruleId, ...verdict })),
  );
  const impact = highest(verdicts.map((verdict) => verdict.impact)) ?? change.impact;
  const pointer = (kind === "removed" ? base?.pointer : revision?.pointer) ?? "#/";
  return {
    kind,
    type: typeName,
    impact,
    property,
    verdicts: silenceGeneral(verdicts.filter((verdict) => verdict.impact === impact)).map(shortenMessage),
    pointer: pointer.endsWith(`/${property}`) ? pointer.slice(0, -`/${property}`.length) : pointer,
  };
}

/** That a property need not be there any longer goes without saying where it was removed. */
function isImplied({ verdicts, pointer }: ContractChange, changes: readonly ContractChange[]): boolean {
  const [verdict, ...others] = verdicts;
  if (verdict?.rule !== "required-properties-removed" || others.length > 0) return false;
  const names = Array.from(verdict.message.matchAll(/`([^`]+)`/g), ([, name]) => name);
  const removed = changes.filter(({ kind }) => kind === "removed").map((change) => change.pointer);
  return names.every((name) => removed.includes(`${pointer}/properties/${name}`));
}

/** Where our rule knows that bounds were only loosened, Redocly's more general one is not heard. */
function silenceRefined(verdicts: readonly Verdict[]): readonly Verdict[] {
  const loosened = verdicts.some(({ rule }) => rule === "contract/bound-loosened");
  return verdicts.filter(({ rule }) => !loosened || rule !== "schema-constraint-changed");
}

/** That something changed need not be said where another rule says what. */
function silenceGeneral(verdicts: readonly Verdict[]): readonly Verdict[] {
  const particular = verdicts.filter(({ rule }) => rule !== "contract/shape-changed");
  return particular.length > 0 ? particular : verdicts;
}

/** The place is named beside the message, better than Redocly can: a shared schema has many parents. */
function shortenMessage(verdict: Verdict): Verdict {
  return { ...verdict, message: verdict.message.replace(/ of `[^`]+`/, "") };
}
