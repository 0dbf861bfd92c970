import type pg from "pg";

/** Opens connections to PostgreSQL, as many as are needed and at most `connections`. */
export async function openPool(url: string, connections: number): Promise<pg.Pool> {
  // Whoever keeps to SQLite never loads it.
  const { Pool, types } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: {
      getTypeParser: (type, format) => findParser(types.builtins, type) ?? types.getTypeParser(type, format),
    },
  });
  // A connection that breaks while nobody uses it: the pool has dropped it, the next user gets another one.
  pool.on("error", () => {});
  return pool;
}

/** JSON stays text and 64-bit integers become numbers, as on SQLite. */
function findParser(
  { INT8, JSON: json, JSONB }: typeof pg.types.builtins,
  type: number,
): ((text: string) => unknown) | undefined {
  if (type === json || type === JSONB) return (text) => text;
  return type === INT8 ? Number : undefined;
}
