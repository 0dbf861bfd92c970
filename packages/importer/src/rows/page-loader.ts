import type { Clock } from "./clock.ts";

/** At most one burst of requests in so many milliseconds: fast scrolling passes most pages. */
const burstPauseMs = 80;
/** How long to wait after a failure. */
const failurePauseMs = 2_000;

/** What the loader needs. */
export interface LoaderOptions {
  readonly clock: Clock;
  /** Reads a page. Returns false if it failed and may be read again later; an aborted one counts as read. */
  readonly read: (page: number, signal: AbortSignal) => Promise<boolean>;
  readonly isFresh: (page: number) => boolean;
}

/** Reads the pages that are seen, and gives up those that were scrolled past. */
export class PageLoader {
  readonly #options: LoaderOptions;
  readonly #running = new Map<number, AbortController>();
  #wanted: readonly number[] = [];
  #lastBurst = Number.NEGATIVE_INFINITY;
  #cancelBurst: (() => void) | undefined;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** Whether a request is under way, or will be. */
  get isBusy(): boolean {
    return this.#running.size > 0 || this.#cancelBurst !== undefined;
  }

  /** Says which pages are seen now, the most important one first. */
  want(pages: readonly number[]): void {
    this.#wanted = pages;
    for (const [page, controller] of this.#running) {
      if (pages.every((wanted) => Math.abs(wanted - page) > 1)) {
        controller.abort();
        this.#running.delete(page);
      }
    }
    if (this.#list().length > 0) this.#plan(burstPauseMs);
  }

  /** Gives everything up, for another list or for good. */
  stop(): void {
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    this.#cancelBurst?.();
    this.#cancelBurst = undefined;
  }

  /** The pages to request. */
  #list(): number[] {
    return this.#wanted.filter((page) => !this.#running.has(page) && !this.#options.isFresh(page));
  }

  #plan(pause: number): void {
    if (this.#cancelBurst !== undefined) return;
    const { clock } = this.#options;
    const wait = this.#lastBurst + pause - clock.now();
    if (wait <= 0) this.#burst();
    else this.#cancelBurst = clock.after(wait, () => this.#burst());
  }

  #burst(): void {
    this.#cancelBurst = undefined;
    this.#lastBurst = this.#options.clock.now();
    for (const page of this.#list()) void this.#load(page);
  }

  async #load(page: number): Promise<void> {
    const controller = new AbortController();
    this.#running.set(page, controller);
    const isRead = await this.#options.read(page, controller.signal);
    if (this.#running.get(page) === controller) this.#running.delete(page);
    // It may have become outdated while it was read.
    if (this.#list().length > 0) this.#plan(isRead ? burstPauseMs : failurePauseMs);
  }
}
