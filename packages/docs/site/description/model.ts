import type { ErrorCodeEntry } from "@data-import/spec/read";

/** Where a statement comes from: the specification, public knowledge, or a decision of the description. */
export type Origin = "documented" | "public" | "designed";

/** The bundle as pages need it: references followed, schemas as trees of fields, everything in its order. */
export interface Description {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  /** Markdown. */
  readonly text: string;
  readonly servers: readonly Server[];
  /** How calls identify themselves, as Markdown. */
  readonly security: readonly SecurityScheme[];
  /** The tags that operations have, each with its operations. */
  readonly resources: readonly Resource[];
  /** The domains of events, each with its topics. */
  readonly domains: readonly Domain[];
  /** In the order of the path table. */
  readonly operations: readonly Operation[];
  readonly topics: readonly Topic[];
  /** In alphabetical order. */
  readonly schemas: readonly Schema[];
  /** The shared failure responses, in alphabetical order. */
  readonly failures: readonly Failure[];
  /** Every code of an error, in the order of their statuses. */
  readonly errorCodes: readonly ErrorCode[];
  /** Everything that is marked as deprecated, in the order of the pages. */
  readonly deprecations: readonly Deprecation[];
}

/** An address of the service: `http://localhost:4011/v1`, its variables replaced by their defaults. */
export interface Server {
  readonly url: string;
  readonly text: string;
}

/** A way for calls to identify themselves. */
export interface SecurityScheme {
  readonly name: string;
  readonly type: string;
  readonly scheme?: string;
  readonly text: string;
}

/** The operations of one tag. */
export interface Resource {
  /** The tag: `canvas-areas`. */
  readonly name: string;
  /** `Canvas areas`. */
  readonly title: string;
  readonly text: string;
  readonly operations: readonly Operation[];
}

/** The topics of one domain. */
export interface Domain {
  /** As events spell it: `data-clip`. */
  readonly name: string;
  /** `Data clip events`. */
  readonly title: string;
  readonly text: string;
  readonly topics: readonly Topic[];
}

/** One operation. */
export interface Operation {
  readonly id: string;
  /** In capitals: `GET`. */
  readonly method: string;
  /** With parameters in braces: `/sheets/{sheetId}/records`. */
  readonly path: string;
  /** The resource that it belongs to. */
  readonly tag: string;
  readonly summary: string;
  /** Markdown. */
  readonly text: string;
  readonly origin: Origin;
  readonly deprecated: boolean;
  /** Whether it changes something although its method is a reading one. */
  readonly sideEffect: boolean;
  /** Whether it changes something, and a second request does no harm. */
  readonly repeatable: boolean;
  /** Whether it needs no access token. */
  readonly open: boolean;
  /** What the role of the caller must grant: `sheets:read`; absent if none is required. */
  readonly permission?: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Message & { readonly required: boolean };
  /** In the order of the bundle. */
  readonly responses: readonly Response[];
  /** The codes of the errors that it can return, in the order of their statuses. */
  readonly errors: readonly ReturnedError[];
  /** The topics of the events that it causes. */
  readonly emits: readonly string[];
}

/** A value in the path, the query or a header; its field has neither parents nor, usually, children. */
export interface Parameter {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly field: Field;
}

/** A body of a request, a response or an event. */
export interface Message {
  /** Markdown; empty when nothing is said. */
  readonly text: string;
  /** `application/json`; absent when there is no body. */
  readonly mediaType?: string;
  /** Its root, whose name and path are empty; absent when there is no body. */
  readonly field?: Field;
  readonly examples: readonly Example[];
}

/** A response of an operation. */
export interface Response extends Message {
  /** As in the bundle: `200`, `404`, `default`. */
  readonly status: string;
  readonly headers: readonly Field[];
  /** The shared failure that it refers to: `AgentNotFound`. */
  readonly failure?: string;
}

/** A body that the description shows. */
export interface Example {
  /** Its key in the bundle: `twoSheets`. */
  readonly name: string;
  /** A title for it; made of the key if the description has none. */
  readonly title: string;
  readonly value: unknown;
}

/**
 * One value of a body with everything inside it. A named schema is written out once in each tree, where it first occurs
 * nearest to the root; elsewhere `writtenAt` says where, and `children` and `variants` are empty.
 */
export interface Field {
  /** Its key; empty for a root. */
  readonly name: string;
  /**
   * The keys that lead to it, joined by dots, unique in the tree: `actions.label`. Lists add nothing, maps add `*`, a
   * variant its label in brackets: `fields(enum).config`. On pages it follows a prefix: `body.`, `response.200.`.
   */
  readonly path: string;
  /** In words: `string`, `array of Sheet`, `map<field key, CellValue>`, `"open" | "closed"`, `string or null`. */
  readonly type: string;
  /** The named schema that it, its items or its values are made from. */
  readonly schema?: string;
  readonly text: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  /** Present if it differs from the origin of its neighbours, which their parent states. */
  readonly origin?: Origin;
  /** The origin of most fields inside, if it differs from that of the neighbours. */
  readonly originInside?: Origin;
  /** In words: `at least 1 character`, `date-time`. */
  readonly constraints: readonly string[];
  /** The values of an enum. */
  readonly values: readonly unknown[];
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  /** The fields inside: those of an object, of each item of a list, of each value of a map. */
  readonly children: readonly Field[];
  /** The alternatives; `children` are then the fields that all of them share. */
  readonly variants: readonly Variant[];
  /** The field whose value tells the variants apart. */
  readonly discriminator?: string;
  /** The path of the field under which the same schema is written out, in this tree or in that of the body. */
  readonly writtenAt?: string;
  readonly writtenInBody?: true;
  /** Whether its fields are only on the page of its schema, because the tree is long. */
  readonly onItsPage?: true;
}

/** One of several alternatives. */
export interface Variant {
  /** The value of the discriminator, the name of the schema, or the type. */
  readonly label: string;
  readonly schema?: string;
  readonly text: string;
  /** The fields that not all variants have in the same way. */
  readonly children: readonly Field[];
  /** How many fields only the page of its schema shows. */
  readonly fieldsOnItsPage?: number;
}

/** A kind of event. */
export interface Topic {
  /** `commit:created`. */
  readonly name: string;
  /** In addresses: `commit-created`. */
  readonly slug: string;
  /** `onCommitCreated`. */
  readonly id: string;
  readonly domain: string;
  /** `Commit created`. */
  readonly summary: string;
  /** When it is emitted, as Markdown. */
  readonly text: string;
  readonly origin: Origin;
  /** Why no operation of the description causes it. */
  readonly reserved?: string;
  /** What causes it if no operation does: `schedule`, `job`. */
  readonly emitter?: string;
  /** The operations that cause it, by operationId. */
  readonly operations: readonly string[];
  /** The whole event. */
  readonly message: Message;
  /** The fields inside `context` and `payload` of this topic. */
  readonly context?: Field;
  readonly payload?: Field;
}

/** A schema with a name. */
export interface Schema {
  readonly name: string;
  readonly text: string;
  readonly origin: Origin;
  readonly deprecated: boolean;
  /** Its tree, as if it stood in a message alone. */
  readonly field: Field;
  readonly usedBy: UsedBy;
  /** As in the bundle. */
  readonly source: unknown;
}

/** What refers to a schema, directly or through schemas without a name. */
export interface UsedBy {
  /** By operationId, in requests. */
  readonly requests: readonly string[];
  /** By operationId, in responses. */
  readonly responses: readonly string[];
  /** By topic. */
  readonly topics: readonly string[];
  readonly schemas: readonly string[];
}

/** A failure response that operations share. */
export interface Failure extends Message {
  /** `AgentNotFound`. */
  readonly name: string;
  readonly origin?: Origin;
  /** The statuses and operations that return it. */
  readonly usedBy: readonly { readonly operation: string; readonly status: string }[];
}

/** A code that an error of the service can have. */
export interface ErrorCode extends ErrorCodeEntry {
  /** The operations that list it, by operationId; `of` says which others return it. */
  readonly listedBy: readonly string[];
}

/** A code that an operation can return. */
export interface ReturnedError {
  /** `name_taken`. */
  readonly code: string;
  /** `409`. */
  readonly status: string;
  /** The first sentence of its cause, as Markdown. */
  readonly cause: string;
  /** Whether the operation lists it, shares it with those of its kind, or every operation can return it. */
  readonly of: "own" | "kind" | "every";
}

/** Something that should not be used any more. */
export interface Deprecation {
  readonly kind: "operation" | "parameter" | "field" | "schema" | "topic" | "value";
  /** `Record.messages`, `listSheets`. */
  readonly name: string;
  /** What to use instead, as Markdown. */
  readonly text: string;
  /** Where it is described: `site:schemas/Record/#messages`. */
  readonly link: string;
}
