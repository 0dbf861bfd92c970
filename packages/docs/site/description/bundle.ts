import type { Origin } from "./model.ts";

/** The bundled description, as far as the site is made from it. */
export interface Bundle {
  readonly info: { title: string; version: string; summary?: string; description?: string };
  readonly servers?: readonly BundleServer[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly tags?: readonly BundleTag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, BundleOperation>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: BundleWebhook }>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, BundleSchema>>;
    readonly responses?: Readonly<Record<string, BundleMessage>>;
    readonly securitySchemes?: Readonly<Record<string, BundleSecurityScheme>>;
  };
}

/** A server of the bundle. */
export interface BundleServer {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

/** A tag of the bundle. */
export interface BundleTag {
  readonly name: string;
  readonly description?: string;
  readonly "x-displayName"?: string;
}

/** A security scheme of the bundle. */
export interface BundleSecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly description?: string;
}

/** What a reference may stand for: `$ref` leads to the rest. */
export interface Reference {
  readonly $ref?: string;
}

/** A schema of the bundle. */
export interface BundleSchema extends Reference {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, BundleSchema>>;
  readonly additionalProperties?: boolean | BundleSchema;
  readonly items?: BundleSchema;
  readonly allOf?: readonly BundleSchema[];
  readonly oneOf?: readonly BundleSchema[];
  readonly anyOf?: readonly BundleSchema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly "x-origin"?: Origin;
}

/** A parameter of the bundle. */
export interface BundleParameter extends Reference {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: BundleSchema;
  readonly example?: unknown;
  readonly "x-origin"?: Origin;
}

/** A header of a response of the bundle. */
export interface BundleHeader extends Reference {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: BundleSchema;
}

/** An example of the bundle. */
export interface BundleExample extends Reference {
  readonly summary?: string;
  readonly value: unknown;
}

/** A request body or a response of the bundle. */
export interface BundleMessage extends Reference {
  readonly description?: string;
  readonly required?: boolean;
  readonly headers?: Readonly<Record<string, BundleHeader>>;
  readonly content?: Readonly<Record<string, BundleContent>>;
  readonly "x-origin"?: Origin;
}

/** One media type of a message. */
export interface BundleContent {
  readonly schema?: BundleSchema;
  readonly examples?: Readonly<Record<string, BundleExample>>;
}

/** An operation of the bundle. */
export interface BundleOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly BundleParameter[];
  readonly requestBody?: BundleMessage;
  readonly responses?: Readonly<Record<string, BundleMessage>>;
  readonly "x-origin"?: Origin;
  readonly "x-emits"?: readonly string[];
  readonly "x-side-effect"?: boolean;
  readonly "x-permission"?: string;
}

/** An event of the bundle. */
export interface BundleWebhook extends BundleOperation {
  readonly "x-topic": string;
  readonly "x-domain": string;
  readonly "x-reserved"?: string;
  readonly "x-emitter"?: string;
}

/** Follows `$ref` inside the bundle until something is written out; throws where it points nowhere. */
export function resolve<Target extends Reference>(bundle: Bundle, target: Target): Target {
  if (target.$ref === undefined) return target;
  let node: unknown = bundle;
  for (const key of target.$ref.slice("#/".length).split("/")) {
    node = (node as Record<string, unknown> | undefined)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  if (node === undefined) throw new Error(`${target.$ref} points nowhere in the bundle.`);
  return resolve(bundle, node as Target);
}

/** The name of the schema that a reference leads to: `Sheet`; undefined for anything else. */
export function nameOfSchema(target: Reference): string | undefined {
  return target.$ref?.match(/^#\/components\/schemas\/([^/]+)$/)?.[1];
}
