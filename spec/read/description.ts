import type { ErrorCodeFacts, Origin, Schema } from "./schema.ts";

/**
 * A bundled OpenAPI 3.1 description: one document, with references into itself only. The types describe a description
 * that passes our lint; a program that reads other descriptions checks the parts that it needs. Nothing may change it
 * after it was read: the targets of its references are kept.
 */
export interface Description {
  readonly openapi: string;
  readonly info: Info;
  readonly jsonSchemaDialect?: string;
  readonly servers?: readonly Server[];
  readonly security?: readonly SecurityRequirement[];
  readonly tags?: readonly Tag[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, WebhookItem>>;
  readonly components?: Components;
  /** What is known about each code of an error. */
  readonly "x-error-codes"?: Readonly<Record<string, ErrorCodeFacts>>;
  /** The numbers that texts of the description promise, by their names. */
  readonly "x-limits"?: Readonly<Record<string, Limit>>;
}

/** A number that texts of the description promise. */
export interface Limit {
  /** In the unit at the end of the name: `bodyBytes`, `receiverTimeoutMs`. */
  readonly value: number;
  readonly description: string;
}

/** A reference to another place of the description. */
export interface Reference {
  readonly $ref: string;
}

/** The title and the version of the description. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
}

/** An address of the API; `{name}` in it stands for a variable. */
export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

/** A group of operations. */
export interface Tag {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  readonly "x-displayName"?: string;
}

/** A page about a part of the description. */
export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

/** A way of authentication. */
export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly description?: string;
}

/** The schemes that a request needs together, by their names. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** A method, spelled as in the keys of a path item. */
export type Method = "get" | "put" | "post" | "patch" | "delete" | "head" | "options" | "trace";

/** The operations on one path, and the parameters that all of them have. */
export type PathItem = { readonly [method in Method]?: Operation } & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

/** A webhook has one operation. */
export type WebhookItem = { readonly post: Webhook };

/** An operation: its request and its responses. */
export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  readonly "x-origin"?: Origin;
  /** Such as `spaces:read`; `any` if each valid token may call it. */
  readonly "x-permission"?: string;
  readonly "x-emits"?: readonly string[];
  /** The codes of errors that it returns beside those that its parameters, its body and its token bring. */
  readonly "x-errors"?: readonly string[];
  readonly "x-side-effect"?: boolean;
  /** Whether it changes something, and a second request does no harm. */
  readonly "x-repeatable"?: boolean;
  /** Whether each request may read all records of a sheet. */
  readonly "x-scan"?: boolean;
  /** In bytes. */
  readonly "x-body-limit"?: number;
  /** Such as `2026-11-29`. */
  readonly "x-deprecated-since"?: string;
  readonly "x-sunset"?: string;
}

/** A request that the service makes: one for each topic of events. */
export interface Webhook extends Operation {
  readonly "x-topic": string;
  readonly "x-domain": string;
  readonly "x-reserved"?: string;
  readonly "x-emitter"?: string;
}

/** A parameter in the path, the query or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly style?: string;
  readonly explode?: boolean;
  readonly "x-origin"?: Origin;
  /** Whether a request that sends it may read all records of a sheet. */
  readonly "x-scan"?: boolean;
  readonly "x-instead-of"?: string;
  /** Such as `2026-11-29`. */
  readonly "x-deprecated-since"?: string;
  readonly "x-sunset"?: string;
}

/** The body of a request. */
export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Content;
}

/** A response; `Response` is the name of a global class. */
export interface ResponseObject {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Content;
  /** By the id of the operation that each leads to. */
  readonly links?: Readonly<Record<string, Link>>;
  readonly "x-origin"?: Origin;
}

/** How to call another operation with values of a response. */
export interface Link {
  readonly operationId: string;
  /** An expression such as `$response.body#/data/id` for each path parameter. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The content of both, by media type. */
export type Message = RequestBody | ResponseObject;

/** A body by its media type. */
export type Content = Readonly<Record<string, MediaType>>;

/** A body of one media type. */
export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

/** A header of a response. */
export interface Header {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}

/** A value that the description shows. */
export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

/** The targets of references, by kind and name. */
export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly requestBodies?: Readonly<Record<string, RequestBody>>;
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  readonly examples?: Readonly<Record<string, Example>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
}
