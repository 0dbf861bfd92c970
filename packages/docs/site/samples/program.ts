/** A program that the docs show, as it is checked and run. */
export interface Program {
  /** Where readers find it, as failures say it: `content/guides/events.md`, `listSheets, curl`. */
  readonly place: string;
  readonly language: "ts" | "sh";
  /** Every line of it has the number that it has in its place. */
  readonly code: string;
  /** Its blocks in their order; a program that is shown whole has one. */
  readonly parts: readonly Part[];
  /** What lies beside it when it runs. */
  readonly files: readonly ProgramFile[];
  /** The operation that it must call, with success; a guide may call any, and show how they fail. */
  readonly operationId?: string;
}

/** A block of a program. */
export interface Part {
  /** The line before its first one, which is empty; 0 where it is the first of all. */
  readonly line: number;
  readonly shown?: ShownOutput;
}

/** What the docs say that a block prints. */
export interface ShownOutput {
  readonly line: number;
  readonly text: string;
  /** Whether it is JSON, which the docs lay out as they like. */
  readonly isJson: boolean;
}

/** A file that a program reads. */
export interface ProgramFile {
  readonly name: string;
  readonly content: string;
}

/** Something that a reader would stumble over. */
export interface Problem {
  readonly place: string;
  readonly line: number;
  readonly message: string;
}

/** What the docs show does not work; the message lists every problem with its place and line. */
export class SampleError extends Error {
  override readonly name = "SampleError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ place, line, message }) => `${place}:${line}: ${message}`);
    super(`The docs show code that does not work:\n\n${lines.join("\n\n")}\n`);
    this.problems = problems;
  }
}
