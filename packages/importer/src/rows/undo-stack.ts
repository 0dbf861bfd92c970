import type { CommitId } from "@data-import/types";

/** So many changes of one's own can be undone. */
const mostSteps = 200;

/** The commits of one change, in their order. */
export type Step = readonly CommitId[];

/** A person's own changes, to take them back and to make them again. */
export class UndoStack {
  #done: Step[] = [];
  #undone: Step[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /**
   * A new change, or another part of the step `before`; returns the whole step. What was undone before cannot be made again.
   */
  push(part: Step, before: Step = []): Step {
    if (part.length === 0) return before;
    const isContinued = before.length > 0 && this.#done.at(-1) === before;
    if (isContinued) this.#done.pop();
    const step = isContinued ? [...before, ...part] : part;
    this.#done.push(step);
    if (this.#done.length > mostSteps) this.#done.shift();
    this.#undone = [];
    return step;
  }

  /** The step to take back next. */
  peek(direction: "undo" | "redo"): Step | undefined {
    return (direction === "undo" ? this.#done : this.#undone).at(-1);
  }

  /** The last step was taken back by these commits, which can be taken back in turn. */
  turn(direction: "undo" | "redo", by: Step): void {
    const [from, to] = direction === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    from.pop();
    if (by.length > 0) to.push(by);
  }

  /** A part of the last step was taken back; the rest can still be. */
  keep(direction: "undo" | "redo", rest: Step): void {
    const from = direction === "undo" ? this.#done : this.#undone;
    from.pop();
    if (rest.length > 0) from.push(rest);
  }
}
