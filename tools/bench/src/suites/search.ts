import { findFile } from "../dependencies.ts";
import { runCommand } from "../measure.ts";
import type { Row } from "../table.ts";

/** One query of `packages/docs/site/search/queries.txt`, as the docs measure it. */
interface Query {
  readonly person: string;
  readonly query: string;
  readonly right: readonly string[];
  readonly place?: number;
  readonly first?: string;
}

/** The share of the queries whose first result must be right. */
const share = 32 / 36;

/** A result further down is not seen without scrolling. */
const usefulPlaces = 5;

/** The search of the docs with queries that people type: the place of the right page for each of them. */
export async function* measure(): AsyncGenerator<Row> {
  const program = ["site/search/print-queries.ts"];
  const printed = runCommand(process.execPath, program, findFile("@data-import/docs", ""));
  const queries: Query[] = JSON.parse(printed);
  for (const { person, query, right, place, first } of queries) {
    const shown = place === 1 ? first : `${first ?? "nothing"} is first; right: ${right.join(" or ")}`;
    yield {
      claim: `${person}: ${query}`,
      value: place === undefined ? "not shown" : `place ${place}`,
      detail: shown ?? "",
    };
  }
  const first = queries.filter(({ place }) => place === 1).length;
  const useful = queries.filter(({ place = Number.POSITIVE_INFINITY }) => place <= usefulPlaces).length;
  const needed = Math.ceil(share * queries.length);
  yield {
    claim: "queries whose first result is right",
    value: `${first} of ${queries.length}`,
    detail: "",
    budget: `≥ ${needed}`,
    ok: first >= needed,
  };
  yield {
    claim: `queries with a right result among the first ${usefulPlaces}`,
    value: `${useful} of ${queries.length}`,
    detail: "",
    budget: `≥ ${queries.length}`,
    ok: useful === queries.length,
  };
}
