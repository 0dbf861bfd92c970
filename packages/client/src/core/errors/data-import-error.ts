import type { OperationFacts } from "../../operation-facts.ts";
import type { AttemptInfo, OperationId } from "../hooks.ts";
import { brand } from "./brand.ts";

/** The facts about a call that its error has. */
export interface ErrorContext {
  readonly operation: OperationFacts;
  readonly attempts: readonly AttemptInfo[];
  /** Where the last request was sent: scheme, host and port. */
  origin?: string;
  /** Removes secrets from text, lists and objects. */
  redact<T>(value: T): T;
}

type Fields = Readonly<Record<string | symbol, unknown>>;

/** The base class of all errors of this package. Use the guards to distinguish them: they work across copies of it. */
export abstract class DataImportError extends Error {
  /** Tells the errors of this package apart: `api`, `connection`, `timeout`, `aborted` or `decode`. */
  abstract readonly code: string;
  /** The operation of the call, such as `updateSpace`. */
  declare readonly operationId: OperationId;
  /** All attempts of the call so far. */
  declare readonly attempts: readonly AttemptInfo[];
  readonly #redact: ErrorContext["redact"];

  /**
   * @param shown enumerable fields, which a log may contain
   * @param hidden fields that are not enumerable: bodies and headers
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

  /** The error for a log: without the body, the headers and secrets. */
  toJSON(): Record<string, unknown> {
    const { message, attempts } = this;
    return this.#redact({ ...(this as object), message, attempts });
  }
}

/** Sets the fields that have a value. */
export function setFields(target: object, fields: Fields, enumerable = false): void {
  for (const key of Reflect.ownKeys(fields)) {
    const value = fields[key];
    if (value !== undefined) Object.defineProperty(target, key, { value, enumerable, configurable: true });
  }
}
