import type { Compilable, CompiledQuery } from "kysely";
import type { Engine } from "./engine.ts";
import { keepCompiled, type Place } from "./kept-statements.ts";
import type { Database } from "./storage.ts";

/** A query that is built and compiled once for each engine, and whose values have names. */
export interface KeptQuery<Values, Row> {
  /** Runs the query with values. Sees the same data as all other queries of the database. */
  run(place: Place, values: Values): Promise<readonly Row[]>;
}

/** Runs a compiled query without the layers of the query builder. */
export type Runner = (query: CompiledQuery) => unknown[] | Promise<unknown[]>;

const runners = new WeakMap<Database, Runner>();

/** Sets a faster way to run kept queries on a database. It must see the same data as `db.executeQuery`. */
export function setRunner(db: Database, run: Runner): void {
  runners.set(db, run);
}

/** Runs a compiled query in the fastest way of its database. */
export async function runCompiled(db: Database, query: CompiledQuery): Promise<unknown[]> {
  const run = runners.get(db);
  return run === undefined ? (await db.executeQuery(query)).rows : run(query);
}

/** Stands for a value while a query is built. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** @param build builds the query; it gets a placeholder for each value, which it may only use as a parameter */
export function keepQuery<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Database, values: Values, engine: Engine) => Compilable<Row>,
): KeptQuery<Values, Row> {
  const compile = keepCompiled<Row>(({ db, storage }) => build(db, placeholders as Values, storage.engine));
  return {
    async run(place, values) {
      const query = compile(place);
      const parameters = query.parameters.map((value) =>
        value instanceof Placeholder ? values[value.name] : value,
      );
      return runCompiled(place.db, { ...query, parameters }) as Promise<Row[]>;
    },
  };
}
