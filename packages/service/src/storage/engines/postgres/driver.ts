import type pg from "pg";

/** Opens connections to PostgreSQL when they are needed, at most `connections`. */
export async function openPool(url: string, connections: number): Promise<pg.Pool> {
  // Imported here, so that a service with SQLite never loads it.
  const { Pool, types } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: {
      getTypeParser: (type, format) => findParser(types.builtins, type) ?? types.getTypeParser(type, format),
    },
  });
  // An idle connection broke: the pool has removed it, and the next user gets another one.
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
