/** A stream for text, which may be a terminal. */
export type Output = NodeJS.WritableStream & {
  /** Whether a person sees it. */
  readonly isTTY?: boolean;
  /** How many characters a line has. */
  readonly columns?: number;
};

/** What a command reads and writes. The properties of `process` have the same names. */
export interface Io {
  /** The environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where commands read from. */
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** The results. */
  readonly stdout: Output;
  /** Progress, notes and errors. */
  readonly stderr: Output;
  /** Ends the command, as Ctrl-C does. */
  readonly signal?: AbortSignal;
  /** Sends the requests instead of `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}
