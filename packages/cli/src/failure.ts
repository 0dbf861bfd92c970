/** An error that a person can do something about. `next` says what. */
export class Failure extends Error {
  readonly next: string | undefined;

  constructor(message: string, next?: string) {
    super(message);
    this.next = next;
  }
}
