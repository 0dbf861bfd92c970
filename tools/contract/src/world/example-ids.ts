/** Makes ids as a service does, but for those that were asked for: they come first, in their order. */
export interface ExampleIds<Kind extends string = string> {
  readonly newId: (kind: Kind) => string;
  /** Asks for ids of the next things of their kind, which is their middle part: `us_sp_8vKd3QxN` is a space's. */
  expect(...ids: readonly string[]): void;
  /** The ids that were asked for and have not come. */
  listWaiting(): readonly string[];
}

/** @param createId makes all other ids */
export function createExampleIds<Kind extends string>(createId: (kind: Kind) => string): ExampleIds<Kind> {
  const waiting: string[] = [];
  return {
    newId(kind) {
      const id = createId(kind);
      const position = waiting.findIndex((expected) => readKind(expected) === readKind(id));
      return position === -1 ? id : (waiting.splice(position, 1)[0] ?? id);
    },
    expect: (...ids) => void waiting.push(...ids),
    listWaiting: () => waiting,
  };
}

function readKind(id: string): string | undefined {
  return id.split("_")[1];
}
