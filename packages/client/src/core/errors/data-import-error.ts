import type { OperationFacts } from "../../operation-facts.ts";
import type { AttemptInfo, OperationId } from "../hooks.ts";
import { brand } from "./brand.ts";

/** What an error knows about the call that it ends. */
export interface ErrorContext {
  readonly operation: OperationFacts;
  readonly attempts: readonly AttemptInfo[];
  /** Takes secrets out of text, lists and objects. */
  redact<T>(value: T): T;
}

type Fields = Readonly<Record<string | symbol, unknown>>;

/** The root of all errors of this package. Tell them apart with the guards, which work across copies of it. */
export abstract class DataImportError extends Error {
  abstract readonly code: string;
  declare readonly operationId: OperationId;
  /** Every try of the call until then. */
  declare readonly attempts: readonly AttemptInfo[];
  readonly #redact: ErrorContext["redact"];

  /**
   * @param shown fields that a log may hold
   * @param hidden fields that nobody meets who does not ask for them: bodies and headers
   */
  constructor(
    message: string,
    { operation, attempts, redact }: ErrorContext,
    cause?: unknown,
    shown: Fields = {},
    hidden: Fields = {},
  ) {
    super(redact(`${operation.method} ${operation.path} ${message}`));
    this.#redact = redact;
    setFields(this, { operationId: operation.operationId, ...shown }, true);
    setFields(this, { ...hidden, cause, attempts, [brand]: true });
  }

  /** The error for a log: without the body, the headers and everything that is secret. */
  toJSON(): Record<string, unknown> {
    const { message, attempts } = this;
    return this.#redact({ ...(this as object), message, attempts });
  }
}

/** Sets the fields that have a value. */
function setFields(target: object, fields: Fields, enumerable = false): void {
  for (const key of Reflect.ownKeys(fields)) {
    const value = fields[key];
    if (value !== undefined) Object.defineProperty(target, key, { value, enumerable });
  }
}
