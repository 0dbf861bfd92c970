/** A token with which an agent calls the service. */
export interface AgentToken {
  readonly text: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Called when the process ends that has the token. */
  revoke(): Promise<void>;
}

/** One event for one agent. */
export interface SandboxRun {
  /** Identifies the code. */
  readonly versionId: string;
  /** A bundle, as CommonJS or as an ES module. */
  readonly source: string;
  /** The source map of the code, as JSON. */
  readonly sourceMap?: string | undefined;
  /** The event, as the API shows it. */
  readonly event: object;
  /** Runs only these hooks of the listener: the `retry` of an earlier result for the event. */
  readonly retry?: readonly string[] | undefined;
  /** The address of the service for the agent; it ends with `/v1`. */
  readonly url: string;
  /** Whether there is nothing else at its port; otherwise, the sandbox must keep the agent away from it. */
  readonly hasOnlyApi?: boolean | undefined;
  /** Creates a token for a new process. */
  createToken(): Promise<AgentToken>;
  /** The trace of the run: what the code does at the service belongs to it. */
  readonly traceparent?: string | undefined;
  /** Aborted when the run must end at once. */
  readonly signal: AbortSignal;
}

/** How a run ended. */
export interface SandboxResult {
  readonly success: boolean;
  readonly log: string;
  /** The hooks that met a conflict for too long: they must run again for the event. Absent if there are none. */
  readonly retry?: readonly string[] | undefined;
  /** The measured members of an agent log. */
  readonly measurements: object;
}

/** Runs the code of agents: `createSandbox` of the package `@data-import/agents` creates one. */
export interface Sandbox {
  /** Rejects only if `signal` is aborted, or if no process can be started. */
  run(run: SandboxRun): Promise<SandboxResult>;
  /** Ends all processes. */
  close(): Promise<void>;
}
