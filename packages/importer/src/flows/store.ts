/** A state that changes only by events. */
export interface Store<State, Event> {
  readonly state: State;
  send(event: Event): void;
  /** Calls the listener after each change; returns a function that ends this. */
  subscribe(listener: (state: State) => void): () => void;
}

/** Keeps the state that a reducer makes of events. An event without effect calls no listener. */
export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial;
  const listeners = new Set<(state: State) => void>();
  return {
    get state() {
      return state;
    },
    send(event) {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener(state);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
