/** What metrics show of agents. */
export interface AgentFigures {
  /**
   * How old the first event is that an agent of the service has not handled, in seconds; undefined in a process that runs no
   * agents.
   */
  readonly lagSeconds?: number | undefined;
}

/** Tells what metrics show of agents. */
export interface AgentGauge {
  setLag(lagSeconds: number): void;
  /** Calls `onChange` now, and after each change. */
  watch(onChange: (figures: AgentFigures) => void): void;
}

export function createAgentGauge(): AgentGauge {
  let figures: AgentFigures = {};
  let onChange = (_: AgentFigures): void => {};
  return {
    setLag(lagSeconds) {
      figures = { lagSeconds };
      onChange(figures);
    },
    watch(listener) {
      onChange = listener;
      onChange(figures);
    },
  };
}
