/** How many steps a job counts as one that has just begun. The import of a small file has about ten. */
const firstSteps = 16;

/** The jobs of this process that have just begun, by environment. Jobs of others take shorter steps for them. */
export interface Newcomers {
  /** Whether a job of another environment has just begun. */
  areThereOthers(environmentId: string): boolean;
  /** Begins a job of an environment. */
  begin(environmentId: string): Newcomer;
}

/** A job that has just begun. */
export interface Newcomer {
  /** Notes that it takes a step. After some steps, it does not count any more. */
  takeStep(): void;
  /** Notes that it has ended. */
  end(): void;
}

export function createNewcomers(): Newcomers {
  const counts = new Map<string, number>();
  let total = 0;

  function add(environmentId: string, more: 1 | -1): void {
    total += more;
    const count = (counts.get(environmentId) ?? 0) + more;
    if (count === 0) counts.delete(environmentId);
    else counts.set(environmentId, count);
  }

  return {
    areThereOthers: (environmentId) => total > (counts.get(environmentId) ?? 0),
    begin(environmentId) {
      let left = firstSteps;
      add(environmentId, 1);
      function leave(): void {
        left = -1;
        add(environmentId, -1);
      }
      return {
        takeStep() {
          if (left > 0) left -= 1;
          else if (left === 0) leave();
        },
        end() {
          if (left >= 0) leave();
        },
      };
    },
  };
}
