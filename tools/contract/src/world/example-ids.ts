/** Creates ids like a service, but uses the expected ids first, in their order. */
export interface ExampleIds<Kind extends string = string> {
  readonly newId: (kind: Kind) => string;
  /** Sets the ids of the next resources of their kind. The kind is the middle part: `us_sp_8vKd3QxN` is a space. */
  expect(...ids: readonly string[]): void;
  /** The expected ids that are not used yet. */
  listWaiting(): readonly string[];
}

/** @param createId creates all other ids */
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
