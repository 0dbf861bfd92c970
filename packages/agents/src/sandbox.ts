/** What an agent may use. */
export interface SandboxOptions {
  /** How long a run may take, in milliseconds. Then its process is killed. The default is 60,000. */
  readonly timeLimit?: number | undefined;
  /** How much memory the process of an agent may use, in bytes, on Linux. The default is 256 MiB. */
  readonly memoryLimit?: number | undefined;
  /** How many characters of a log are kept; the last ones. The default is 65,536. */
  readonly logLimit?: number | undefined;
  /** The hosts that agents may call besides the service, such as `shop.example` or `shop.example:8443`. The default is none. */
  readonly hosts?: readonly string[] | undefined;
  /** More variables of the environment of agents, such as `{ SHOP_KEY: "token" }`. The default is none. */
  readonly variables?: Readonly<Record<string, AgentVariable>> | undefined;
}

/** What a variable has: the token, the address of the service, which ends with `/v1`, or this address without its end. */
export type AgentVariable = "token" | "url" | "base";

/** A token with which an agent calls the service. */
export interface AgentToken {
  readonly text: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Called when the process ends that has the token. */
  revoke(): Promise<void>;
}

/** One event for one agent. */
export interface Run {
  /** Identifies the code. Each version has a process of its own. */
  readonly versionId: string;
  /** The code of the agent: a bundle, as CommonJS or as an ES module. */
  readonly source: string;
  /** The source map of the code, as JSON: with it, the log names the original lines. */
  readonly sourceMap?: string | undefined;
  /** The event, as the API shows it. */
  readonly event: object;
  /** Runs only these hooks of the listener: the `retry` of an earlier result for the event. */
  readonly retry?: readonly string[] | undefined;
  /** The address of the service: it ends with `/v1`. */
  readonly url: string;
  /** Whether nothing but the API is at its port. Otherwise, the process reaches the API through a gate. The default is false. */
  readonly hasOnlyApi?: boolean | undefined;
  /** Creates a token for a new process. */
  createToken(): Promise<AgentToken>;
  /**
   * The trace of the run, as the header `traceparent`. Requests of the code to the service get it, unless they have one of
   * their own, and the code can read it in the variable `TRACEPARENT`.
   */
  readonly traceparent?: string | undefined;
  /** Kills the process of the run when it is aborted. */
  readonly signal: AbortSignal;
}

/** What was measured during a run. */
export interface Measurements {
  /** The largest amount of memory that the process used, in bytes; only on Linux. */
  readonly memoryUsage?: number;
  readonly requestCount?: number;
  /** The requests without a response, or with a status from 400 on. */
  readonly failedRequestCount?: number;
  /** The sum of the times of all requests, in milliseconds. */
  readonly requestTime?: number;
  readonly bytesReceived?: number;
  readonly bytesSent?: number;
}

/** How a run ended. */
export interface RunResult {
  readonly success: boolean;
  /** What the code wrote to the console, and why the run ended if it failed. */
  readonly log: string;
  /** The hooks that met a conflict for too long: they must run again for the event. Absent if there are none. */
  readonly retry?: readonly string[] | undefined;
  readonly measurements: Measurements;
}

/** Runs the code of agents. */
export interface Sandbox {
  /** Runs an agent for an event. Rejects only if `signal` is aborted, or if no process can be started. */
  run(run: Run): Promise<RunResult>;
  /** Kills all processes. */
  close(): Promise<void>;
}
