import type { Selectable } from "kysely";
import type { Dependencies } from "../context/dependencies.ts";
import type { DataRetentionPolicyRow } from "../storage/rows/data-retention-policies.ts";

export type Policy = Selectable<DataRetentionPolicyRow>;

/** A policy, and the time before which things are due by it. */
export interface DuePolicy {
  readonly policy: Policy;
  readonly cutoff: string;
}

const dayMs = 86_400_000;

/** The policies of all environments about one kind of thing. If a period starts before 1970, nothing is old enough. */
export async function listDuePolicies(
  { storage, clock }: Pick<Dependencies, "storage" | "clock">,
  target: Policy["target"],
): Promise<DuePolicy[]> {
  const query = storage.db.selectFrom("data_retention_policies").selectAll().where("target", "=", target);
  const now = clock().getTime();
  return (await query.execute()).flatMap((policy) => {
    const cutoff = now - policy.period * dayMs;
    return cutoff < 0 ? [] : [{ policy, cutoff: new Date(cutoff).toISOString() }];
  });
}

/** Expires one thing after the other: if one fails, the others must still expire. */
export function createAttempts() {
  const failures: unknown[] = [];
  return {
    /** Resolves to the result of the work; undefined if it failed. */
    async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      try {
        return await work();
      } catch (error) {
        failures.push(error);
        return undefined;
      }
    },
    /** Throws if some of the work failed. @param what the things, for people */
    end(what: string): void {
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} ${what} could not be expired.`);
    },
  };
}
