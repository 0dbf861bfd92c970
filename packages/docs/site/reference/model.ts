/** What a comment above a declaration says. */
export interface Comment {
  /** Markdown; empty if there is none. */
  readonly text: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly returns: string;
  /** Each error with the reason, as Markdown. */
  readonly throws: readonly string[];
  /** Blocks of code in Markdown. */
  readonly examples: readonly string[];
}

/** A parameter of a function or a method. */
export interface Parameter {
  readonly name: string;
  /** As it is declared. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly text: string;
}

/** A property or a method. */
export interface Member {
  readonly name: string;
  /** The type of a property; all signatures of a method. */
  readonly types: readonly string[];
  readonly isMethod: boolean;
  readonly isOptional: boolean;
  /** Of the longest signature; empty for a property. */
  readonly parameters: readonly Parameter[];
  readonly comment: Comment;
}

/** A name that a package exports. */
export interface Entry {
  readonly name: string;
  /** The file that declares it; two entry points may export the same declaration. */
  readonly file: string;
  /** The types that it extends. */
  readonly bases: readonly string[];
  /** As it is declared, without its members. */
  readonly signatures: readonly string[];
  readonly isFunction: boolean;
  readonly parameters: readonly Parameter[];
  readonly comment: Comment;
  /** Of an interface, a class or an object type; those of types that are not exported are among them. */
  readonly members: readonly Member[];
}

/** A file that programs import from: `@data-import/client/node`. */
export interface EntryPoint {
  readonly name: string;
  readonly entries: readonly Entry[];
}
