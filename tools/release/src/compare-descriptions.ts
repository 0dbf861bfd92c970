import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { highest, type Impact } from "./impact.ts";
import { type RunRedocly, runRedocly } from "./run-redocly.ts";

/** The result of a rule for a change; Redocly's report calls it a verdict. */
export interface Verdict {
  readonly rule: string;
  readonly impact: Impact;
  readonly message: string;
}

/** One difference between the released description and the current one. */
export interface ContractChange {
  readonly kind: "added" | "removed" | "modified";
  /** Redocly's name for what changed, such as `Operation` or `Schema`. */
  readonly type: string;
  readonly impact: Impact;
  /** The results of rules that decide its impact; empty if no rule applies. */
  readonly verdicts: readonly Verdict[];
  /** Where it is: in the released bundle if it was removed, else in the new one. */
  readonly pointer: string;
  /** The property that was modified; `key` if the thing itself has another name. */
  readonly property?: string | undefined;
}

/** The parts of Redocly's report that we read. */
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

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * Compares two bundled descriptions by the rules of redocly.yaml; throws the message of Redocly if it cannot read one.
 * The version in `info` does not count as a change.
 */
export async function compareDescriptions(
  released: string,
  current: string,
  run: RunRedocly = runRedocly,
): Promise<ContractChange[]> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-diff-"));
  try {
    const output = join(folder, "report.json");
    const options = ["--config", join(packageFolder, "redocly.yaml"), "--format", "json", "--output", output];
    await run(["diff", released, current, ...options, "--fail-on", "none"]).catch((error: Error) => {
      throw new Error(`The descriptions cannot be compared.\n${error.message}`);
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

/** A removed property is also no longer required, which needs no second report. */
function isImplied({ verdicts, pointer }: ContractChange, changes: readonly ContractChange[]): boolean {
  const [verdict, ...others] = verdicts;
  if (verdict?.rule !== "required-properties-removed" || others.length > 0) return false;
  const names = Array.from(verdict.message.matchAll(/`([^`]+)`/g), ([, name]) => name);
  const removed = changes.filter(({ kind }) => kind === "removed").map((change) => change.pointer);
  return names.every((name) => removed.includes(`${pointer}/properties/${name}`));
}

/** If our rule finds that bounds were only loosened, it replaces Redocly's more general one. */
function silenceRefined(verdicts: readonly Verdict[]): readonly Verdict[] {
  const loosened = verdicts.some(({ rule }) => rule === "contract/bound-loosened");
  return verdicts.filter(({ rule }) => !loosened || rule !== "schema-constraint-changed");
}

/** A rule for a particular change replaces the general one. */
function silenceGeneral(verdicts: readonly Verdict[]): readonly Verdict[] {
  const particular = verdicts.filter(({ rule }) => rule !== "contract/shape-changed");
  return particular.length > 0 ? particular : verdicts;
}

/** Removes the place from a message: the report names it better, because a shared schema has many parents. */
function shortenMessage(verdict: Verdict): Verdict {
  return { ...verdict, message: verdict.message.replace(/ of `[^`]+`/, "") };
}
