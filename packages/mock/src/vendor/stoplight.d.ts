// The types of the parts of Prism that we use; tsconfig.json maps Prism to this file. Prism's own types import TypeScript
// sources in node_modules (openapi3-ts) that do not compile with our settings.

// @stoplight/prism-http/dist/mocker/generator/JSONSchema.js
type Generated =
  | { readonly _tag: "Left"; readonly left: Error }
  | { readonly _tag: "Right"; readonly right: unknown };
export const generate: (resource: object, bundle: object, schema: object, seed?: string) => Generated;
export const resetGenerator: () => void;

// @stoplight/prism-http, the whole engine
export interface Operation {
  readonly method: string;
  readonly path: string;
}
export interface PrismOutput {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
export interface ProblemJsonError extends Error {
  readonly status?: number;
  readonly detail?: string;
  readonly additional?: {
    readonly validation?: readonly { readonly message: string; readonly location?: readonly string[] }[];
  };
}
interface Instance {
  request(
    input: object,
    operations: readonly Operation[],
    config: object,
  ): () => Promise<
    | { readonly _tag: "Left"; readonly left: ProblemJsonError }
    | { readonly _tag: "Right"; readonly right: { readonly output: PrismOutput } }
  >;
}
export interface PrismHttp {
  createInstance(config: object, components: { readonly logger: object }): Instance;
  getHttpOperationsFromSpec(description: object): Promise<readonly Operation[]>;
  resetJSONSchemaGenerator(): void;
}
export const createInstance: PrismHttp["createInstance"];
export const getHttpOperationsFromSpec: PrismHttp["getHttpOperationsFromSpec"];
export const resetJSONSchemaGenerator: PrismHttp["resetJSONSchemaGenerator"];
