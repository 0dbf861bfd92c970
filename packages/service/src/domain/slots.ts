import { BoundedMap } from "@data-import/tables/basics";

/** How much of one kind of work this process does at the same time. */
export interface SlotLimits {
  readonly ofEnvironment: number;
  /** Absent if there is none. */
  readonly ofAll?: number | undefined;
}

/** What is known of one kind of work. */
export interface SlotFigures {
  /** How much of it runs now, by environment. Environments without any are not in it. */
  readonly running: Readonly<Record<string, number>>;
  /** How often work had to wait, or was rejected, because its environment had its share. */
  readonly held: number;
}

/** Where a piece of work belongs, and what tells it from others of its environment. */
export interface WorkPlace {
  readonly environmentId: string;
  readonly id: string;
}

/** The places for one kind of work. Environments take turns for them, and none has more than its share. */
export interface Slots {
  /** How much runs, of an environment or of all. */
  count(environmentId?: string): number;
  /** Whether an environment may begin one more. If not, it is known until the next round that its work waits. */
  findRoom(environmentId: string): boolean;
  /** The same for work that need not begin: nobody is told that it waits. */
  hasRoom(environmentId: string): boolean;
  /** Begins a round: a search for work, of which it is known afterwards what waits. */
  startRound(): void;
  /** Says that something waits for the places of all. */
  wantAll(): void;
  /** Whether other work waits for the place that work of an environment has. Then it should end its turn. */
  isWanted(environmentId: string): boolean;
  /**
   * Sorts waiting work by turns. First comes the environment that runs least; of equal ones, the one that has begun
   * something longest ago. The same holds for the work of one environment; of equal pieces, the earlier one stays first.
   */
  arrange<Item>(items: readonly Item[], findPlace: (item: Item) => WorkPlace): Item[];
  /** Begins a piece of work. The function notes its end. */
  begin(place: WorkPlace): () => void;
  readFigures(): SlotFigures;
}

/** Of how much work it is known when it began. What is forgotten counts as never begun, and has its turn earlier. */
const mostKnownWorks = 10_000;

/** @param onChange called after each change of the counts */
export function createSlots({ ofEnvironment, ofAll }: SlotLimits, onChange = () => {}): Slots {
  const running = new Map<string, number>();
  /** When environments and pieces of work began something, as numbers that rise. */
  const begun = new BoundedMap<number>({ entries: mostKnownWorks });
  /** The environments that have their shares and more to do. */
  const crowded = new Set<string>();
  /** Whether work of an environment waits that has less than its share. */
  let isFull = false;
  let total = 0;
  let turns = 0;
  let held = 0;
  const count = (id?: string) => (id === undefined ? total : (running.get(id) ?? 0));
  const findTurn = (id: string) => begun.get(id) ?? 0;

  function change(environmentId: string, more: number): void {
    const left = count(environmentId) + more;
    if (left === 0) running.delete(environmentId);
    else running.set(environmentId, left);
    total += more;
    onChange();
  }

  const isFree = () => ofAll === undefined || total < ofAll;

  return {
    count,
    hasRoom: (id) => count(id) < ofEnvironment && isFree(),
    findRoom(id) {
      if (count(id) >= ofEnvironment) {
        crowded.add(id);
        held += 1;
        onChange();
        return false;
      }
      isFull ||= !isFree();
      return isFree();
    },
    startRound() {
      crowded.clear();
      isFull = false;
    },
    wantAll() {
      isFull = true;
    },
    isWanted: (id) => isFull || crowded.has(id),
    arrange(items, findPlace) {
      const ranks = new Map<string, number>();
      return items
        .map((item) => ({ item, ...findPlace(item) }))
        .toSorted((one, other) => findTurn(one.id) - findTurn(other.id))
        .map((one) => {
          const rank = ranks.get(one.environmentId) ?? count(one.environmentId);
          ranks.set(one.environmentId, rank + 1);
          return { ...one, rank, turn: findTurn(one.environmentId) };
        })
        .toSorted((one, other) => one.rank - other.rank || one.turn - other.turn)
        .map(({ item }) => item);
    },
    begin({ environmentId, id }) {
      turns += 1;
      begun.set(environmentId, turns);
      begun.set(id, turns);
      change(environmentId, 1);
      return () => change(environmentId, -1);
    },
    readFigures: () => ({ running: Object.fromEntries(running), held }),
  };
}
