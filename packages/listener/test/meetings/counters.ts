import type { ShownRecord } from "./judge.ts";
import type { Finding } from "./model/replay.ts";
import type { Place, World } from "./world.ts";

/** Compares every number that the service shows about a sheet with a recount of its records. */
export async function checkCounters(
  { admin }: World,
  place: Place,
  records: readonly ShownRecord[],
): Promise<Finding[]> {
  const { sheetId, workbookId } = place;
  const findings: Finding[] = [];
  const compare = (name: string, shown: unknown, counted: unknown) => {
    const [one, other] = [JSON.stringify(shown), JSON.stringify(counted)];
    if (one !== other)
      findings.push({ kind: "wrong-counter", text: `${name} of ${sheetId} is ${one}, not ${other}.` });
  };
  for (const record of records) {
    const isValid = !Object.values(record.values).some(({ messages = [] }) =>
      messages.some(({ type }) => type === "error"),
    );
    compare(`valid of ${record.id}`, record.valid, isValid);
    compare(
      `the errors of the rules of ${record.id}`,
      listRuleErrors(record),
      countRuleErrors(record, records),
    );
  }
  const error = records.filter(({ valid }) => !valid).length;
  const counts = { total: records.length, valid: records.length - error, error };
  const pick = (all: typeof counts) => ({ total: all.total, valid: all.valid, error: all.error });
  const { data: counted } = await admin.ask("GET", `/sheets/${sheetId}/counts?byField=true`);
  compare("the counts", pick(counted.counts), counts);
  const page = `/sheets/${sheetId}/records?includeCounts=true&pageSize=1`;
  compare("the counts of a page", pick((await admin.ask("GET", page)).data.counts), counts);
  for (const [key, field] of Object.entries<Record<string, number>>(counted.counts.byField)) {
    const cells = records.map(({ values }) => values[key]);
    const empty = cells.filter((cell) => (cell?.value ?? null) === null).length;
    compare(`the empty cells of ${key}`, field["empty"], empty);
    compare(`the errors of ${key}`, field["error"], cells.filter((cell) => cell?.valid === false).length);
  }
  const { data: workbook } = await admin.ask("GET", `/workbooks/${workbookId}`);
  for (const sheet of workbook.sheets) {
    if (sheet.recordCounts !== undefined)
      compare("the counts of the workbook", pick(sheet.recordCounts), counts);
  }
  const { data: calculations } = await admin.ask("GET", `/sheets/${sheetId}/calculations`);
  const prices = records.flatMap(({ values }) =>
    typeof values["price"]?.value === "number" ? [values["price"].value] : [],
  );
  const sum = prices.reduce((total, price) => total + price, 0);
  const wanted: Readonly<Record<string, number | undefined>> = {
    COUNT_EMPTY: records.length - prices.length,
    COUNT_NON_EMPTY: prices.length,
    ...(prices.length > 0 && { SUM: sum, MIN: Math.min(...prices), MAX: Math.max(...prices) }),
  };
  for (const { fieldKey, type, value } of calculations)
    if (fieldKey === "price" && type in wanted) compare(`${type} of price`, value, wanted[type]);
  return findings;
}

/** The fields of a record in which rules have found an error. */
function listRuleErrors({ values }: ShownRecord): string[] {
  return Object.entries(values)
    .filter(([, { messages = [] }]) =>
      messages.some(({ type, createdBy }) => type === "error" && createdBy === undefined),
    )
    .map(([key]) => key);
}

/** The same as `listRuleErrors`, from the values of all records. */
function countRuleErrors({ id, values }: ShownRecord, records: readonly ShownRecord[]): string[] {
  const code = readCode(values);
  const isDouble =
    code !== undefined && records.some((other) => other.id !== id && readCode(other.values) === code);
  return [...(isDouble ? ["code"] : []), ...((values["name"]?.value ?? null) === null ? ["name"] : [])];
}

const readCode = (values: ShownRecord["values"]) => values["code"]?.value?.toString().toLowerCase();
