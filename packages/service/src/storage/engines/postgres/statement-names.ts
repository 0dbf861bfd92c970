import { hash } from "node:crypto";

/** The maximum number of named statements. The server keeps each of them for each connection. */
const mostNames = 300;
/** How many texts are known that came once. */
const mostTextsSeen = 1000;
/** Longer texts were written for one request. */
const longestCharacters = 8000;

/** The others, such as `commit`, have no plan. */
const hasPlan = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * The best plan for the records of a sheet depends on the size of the sheet, so these statements are planned each time.
 */
const needsOwnPlan = /^\s*(select|with)\b.*\b(records|record_blocks|record_values)\b/is;

/** The names under which the server keeps statements, so that it parses and plans each of them only once. */
export interface StatementNames {
  /** The name of a statement; undefined if it has none. A text gets its name when it comes for the second time. */
  find(text: string): string | undefined;
  /** Called with the error of a named statement. Returns whether another attempt, now or in a new transaction, can succeed. */
  giveUp(error: unknown): boolean;
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let isOff = false;
  let generation = 0;

  return {
    find(text) {
      const name = names.get(text);
      if (name !== undefined || isOff || names.size >= mostNames || text.length > longestCharacters)
        return name;
      if (!seen.delete(text)) {
        if (seen.size >= mostTextsSeen) seen.clear();
        seen.add(text);
        return undefined;
      }
      if (!hasPlan.test(text) || needsOwnPlan.test(text)) return undefined;
      // By the text, because behind a pooler several processes share a connection: one name must mean one statement.
      const created = `s_${hash("sha256", `${generation} ${text}`).slice(0, 32)}`;
      names.set(text, created);
      return created;
    },
    giveUp(error) {
      if (!isStale(error)) return false;
      names.clear();
      generation += 1;
      isOff ||= !hasOldPlan(error);
      return true;
    },
  };
}

/** Whether a named statement failed only because of its name. */
export function isStale(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  // The server does not know the name, or knows it already: a pooler gives each transaction another connection.
  return code === "26000" || code === "42P05" || hasOldPlan(error);
}

/** A migration of another process changed a table after the server parsed the statement. */
function hasOldPlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === "0A000" && String(message).includes("cached plan");
}
