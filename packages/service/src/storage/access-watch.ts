/** The moment before tokens and roles were read. Only the watch reads and changes its members. */
export interface AccessMark {
  /** Until when nobody has changed them: a time, or a version of the database. */
  at: number;
  /** How many changes of tokens and roles the watch knew. */
  readonly changes: number;
}

/** Tells whether tokens and roles that were read before are still right. */
export interface AccessWatch {
  /** How long `isCurrent` can miss a commit of another process, in milliseconds; 0 if it never does. */
  readonly lag: number;
  /** Call it before the tokens and roles are read. */
  mark(): AccessMark;
  /** Whether nobody has changed tokens or roles since the mark. */
  isCurrent(mark: AccessMark): boolean;
}
