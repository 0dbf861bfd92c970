/** A program in the docs, for the check and for the run. */
export interface Program {
  /** Its place, as messages name it: `content/guides/events.md`, `listSheets, curl`. */
  readonly place: string;
  readonly language: "ts" | "sh";
  /** Its lines have the same numbers as in its place. */
  readonly code: string;
  /** Its blocks in their order; a program that is shown at once has one. */
  readonly parts: readonly Part[];
  /** The files beside it when it runs. */
  readonly files: readonly ProgramFile[];
  /** Set if it cannot run with the mock. */
  readonly needs?: "service";
  /** The operation that it must call with success; a guide may call any, and show failures. */
  readonly operationId?: string;
}

/** A block of a program. */
export interface Part {
  /** The line before its first one, which is empty; 0 for the first block. */
  readonly line: number;
  readonly shown?: ShownOutput;
}

/** The output of a block in the docs. */
export interface ShownOutput {
  readonly line: number;
  readonly text: string;
  /** Whether it is JSON, which may have another layout. */
  readonly isJson: boolean;
  /** Set if only this one prints it; otherwise mock and service do. */
  readonly from?: "mock" | "service";
}

/** A file beside a program, which reads or imports it. */
export interface ProgramFile {
  readonly name: string;
  /** The line of the guide before its first one. */
  readonly line: number;
  readonly content: string;
}

/** An error in a program of the docs. */
export interface Problem {
  readonly place: string;
  readonly line: number;
  readonly message: string;
}

/** Code in the docs does not work; the message lists every problem with its place and line. */
export class SampleError extends Error {
  override readonly name = "SampleError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ place, line, message }) => `${place}:${line}: ${message}`);
    super(`The docs show code that does not work:\n\n${lines.join("\n\n")}\n`);
    this.problems = problems;
  }
}
