import type { AccessWatch } from "../../access-watch.ts";

/** How long tokens and roles that were read are used. Below a second, with some time for the request. */
const longestUseMs = 900;

/** A statement that takes access away, or gives it. The time of the last use of a token does neither. */
const changesAccess =
  /\b(insert into|update|delete from)\s+"?(tokens|actor_roles|roles)\b(?!"? set "last_used_at" = \$1 where)/i;

/** Watches the changes of this process. Those of others show after the time for which a mark is current. */
export interface PostgresAccessWatch extends AccessWatch {
  isChange(text: string): boolean;
  /** Called after a commit with such a change. */
  note(): void;
}

export function createAccessWatch(): PostgresAccessWatch {
  let changes = 0;
  return {
    lag: longestUseMs,
    mark: () => ({ at: performance.now(), changes }),
    isCurrent: (mark) => mark.changes === changes && performance.now() - mark.at < longestUseMs,
    isChange: (text) => changesAccess.test(text),
    note() {
      changes += 1;
    },
  };
}
