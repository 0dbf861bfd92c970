// The parts of Prism that we call; tsconfig.json says that these are their types. Prism's own reach TypeScript
// sources in node_modules (openapi3-ts) that do not compile under our settings.

// @stoplight/http-spec/oas
export const OPERATION_CONFIG: { readonly type: "operation" };

// @stoplight/http-spec/oas3/operation
interface HttpOperation {
  readonly method: string;
  readonly path: string;
}
export function transformOas3Operation(options: {
  readonly document: object;
  readonly name: string;
  readonly method: string;
  readonly config: typeof OPERATION_CONFIG;
}): HttpOperation;

// @stoplight/prism-http/dist/mocker/index.js
interface Logger {
  readonly [level: string]: (...message: readonly unknown[]) => void;
}
interface Question {
  readonly resource: HttpOperation;
  readonly input: {
    readonly data: { readonly method: string; readonly url: { readonly path: string } };
    readonly validations: readonly never[];
  };
  config: { dynamic: boolean; code?: number; exampleKey?: string; seed?: string };
}
type Answer =
  | { readonly _tag: "Left"; readonly left: Error }
  | {
      readonly _tag: "Right";
      readonly right: { statusCode: number; headers?: Record<string, unknown>; body?: unknown };
    };
type Mocker = (question: Question) => (logger: Logger) => Answer;
declare const mocker: Mocker | { readonly default: Mocker };
export default mocker;
export const resetJSONSchemaGenerator: () => void;
