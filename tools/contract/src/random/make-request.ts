import { escapePointer, type OperationCase, type Parameter } from "@data-import/spec/read";
import { operations } from "../description.ts";
import { linesType } from "../probes/lines.ts";
import { createChoices } from "./choices.ts";
import type { Known } from "./known.ts";
import { makeField, makeQuery, makeValue, type Sources } from "./make-value.ts";

/** A request that was made from a seed and from the ids that were known at that time. */
export interface RandomRequest {
  readonly operationId: string;
  readonly method: string;
  /** The path below the base address, with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

// Records are what most requests are about. What deletes a large part of the world is sent less often.
const common =
  /^(insertRecords|getRecords|updateRecords|getRecordCounts|listCalculations|listEvents|bulkMutateFlags)$/;
const rare =
  /^(deleteSpace|deleteWorkbook|deleteSheet|deletePersonalAccessToken|archiveSpace|updateSheet|updateWorkbook|lockSheet)$/;
const weighted = operations.flatMap((operation) => {
  const { operationId } = operation;
  return Array.from(
    { length: common.test(operationId) ? 40 : rare.test(operationId) ? 1 : 5 },
    () => operation,
  );
});

/** Makes a request to any operation. The same seed and the same known ids make the same request. */
export function makeRequest(seed: number, known: Known): RandomRequest {
  const choices = createChoices(seed);
  const sources = {
    choices,
    known,
    wrong: choices.chance(0.25) ? 0.1 : 0,
    fields: known.listFields(undefined),
  };
  const operation = choices.pick(weighted);
  const path = makePath(operation, sources);
  sources.fields = known.listFields(/us_sh_\w+/.exec(path)?.[0]);
  const content = makeBody(operation, sources);
  return {
    operationId: operation.operationId,
    method: operation.method,
    target: `${path}${makeQueryPart(operation, sources)}`,
    headers: {
      ...operation.constantHeaders,
      ...(typeof content === "string" && {
        "content-type": operation.content?.contentType ?? "application/json",
      }),
    },
    body: content,
  };
}

function makePath({ path, parameters }: OperationCase, sources: Sources): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    const value = parameter === undefined ? "" : makeParameter(parameter, sources);
    // An empty segment would be another path.
    return encodeURIComponent(String(value)) || "none";
  });
}

function makeQueryPart({ parameters }: OperationCase, sources: Sources): string {
  const pairs = parameters
    .filter(
      (each) =>
        each.in === "query" &&
        (each.required === true ||
          sources.choices.chance(/(commit|version)Id$|^for$/i.test(each.name) ? 0.03 : 0.25)),
    )
    .flatMap((parameter) =>
      [makeParameter(parameter, sources)]
        .flat()
        .map(
          (value) =>
            `${parameter.name}=${encodeURIComponent(typeof value === "object" ? JSON.stringify(value) : String(value))}`,
        ),
    );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function makeParameter({ name, schema = {}, example }: Parameter, sources: Sources): unknown {
  if (/[hetr]Field$/.test(name)) return makeField(sources);
  if (name === "q") return makeQuery(sources);
  const own =
    typeof example === "string" && example.startsWith("us_") ? { ...schema, examples: [example] } : schema;
  return makeValue({ pointer: `/parameters/${escapePointer(name)}`, value: own }, sources);
}

function makeLines({ choices, fields }: Sources): string {
  const values = ["CUP-001", 12, -0.5, true, null, "", ["a", "b"], { value: 1 }, "\u00e9"];
  const lines = Array.from({ length: choices.pick([0, 1, 3]) }, () =>
    JSON.stringify(Object.fromEntries(fields.slice(0, 4).map((key) => [key, choices.pick(values)]))),
  );
  return [...lines, choices.pick(["", "", "{}", "[]"])].join("\n");
}

function makeBody({ content }: OperationCase, sources: Sources): string | FormData | undefined {
  if (content === undefined) return undefined;
  const value = makeValue(content, sources);
  if (content.contentType === "application/json") return JSON.stringify(value);
  if (content.contentType === linesType) return makeLines(sources);
  const form = new FormData();
  for (const [name, part] of Object.entries(Object(value))) {
    if (name !== "file")
      form.append(name, typeof part === "string" ? part : JSON.stringify(part, leaveOutSchedule));
  }
  const rows = sources.choices.pick([
    "sku,name\nCUP-001,Cup\n",
    "sku,name,\na\u00e9,b,c\n",
    "",
    "sku\n1\n2\n",
  ]);
  form.set("file", new File([rows], sources.choices.pick(["a.csv", "é.csv", "a.txt"]), { type: "text/csv" }));
  return form;
}

/** The job that reads an uploaded file and the first run of a scheduled action start in any order. */
const leaveOutSchedule = (key: string, value: unknown) => (key === "schedule" ? undefined : value);
