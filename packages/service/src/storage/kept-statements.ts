import type { Compilable, CompiledQuery } from "kysely";
import type { Engine } from "./engine.ts";
import type { Database } from "./storage.ts";

/** Where a statement runs. */
export interface Place {
  readonly storage: { readonly engine: Engine };
  readonly db: Database;
}

/** The most rows of an insert whose text is kept. */
const mostRows = 20;

/** Builds and compiles a statement once for each engine: writing the text costs more than running it. */
export function keepCompiled<Row>(
  build: (place: Place) => Compilable<Row>,
): (place: Place) => CompiledQuery<Row> {
  const kept = new WeakMap<Engine, CompiledQuery<Row>>();
  return (place) => {
    const { engine } = place.storage;
    let query = kept.get(engine);
    if (query === undefined) {
      query = build(place).compile();
      kept.set(engine, query);
    }
    return query;
  };
}

/**
 * Keeps the text of a statement that runs often.
 * @param build builds the statement with any values as its parameters
 * @returns the statement with other parameters, in the order of its text
 */
export function keepStatement<Row>(
  build: (place: Place) => Compilable<Row>,
): (place: Place, parameters: readonly unknown[]) => CompiledQuery<Row> {
  const compile = keepCompiled(build);
  return (place, parameters) => ({ ...compile(place), parameters });
}

/** The same for an insert, for each number of rows. */
export function keepInsert<Row>(
  columns: readonly (keyof Row & string)[],
  build: (place: Place, rows: Row[]) => Compilable<unknown>,
): (place: Place, rows: readonly Row[]) => CompiledQuery<unknown> {
  const kept = new Map<number, ReturnType<typeof keepStatement<unknown>>>();
  const blank = Object.fromEntries(columns.map((column) => [column, ""])) as Row;
  return (place, rows) => {
    const count = rows.length;
    const create =
      kept.get(count) ??
      keepStatement((where) =>
        build(
          where,
          Array.from({ length: count }, () => blank),
        ),
      );
    if (count <= mostRows) kept.set(count, create);
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
    return create(place, parameters);
  };
}
