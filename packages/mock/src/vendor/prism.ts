import { OPERATION_CONFIG } from "@stoplight/http-spec/oas";
import { transformOas3Operation } from "@stoplight/http-spec/oas3/operation";
import mocker, { resetJSONSchemaGenerator } from "@stoplight/prism-http/dist/mocker/index.js";

/** One operation in a document of its own, all references followed. */
export interface PrismDocument {
  readonly openapi: string;
  readonly jsonSchemaDialect: string;
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
}

export interface PrismChoice {
  readonly status: number | undefined;
  readonly example: string | undefined;
  readonly dynamic: boolean;
  readonly seed: string | undefined;
}

export interface PrismAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: unknown };
  readonly body: unknown;
}

// A CommonJS module: its default export is `exports.default` in Vitest, and all of `exports` in Node and the bundle.
const mock = typeof mocker === "function" ? mocker : mocker.default;

const silent = Object.fromEntries(
  ["trace", "debug", "info", "success", "warn", "error"].map((level) => [level, () => {}]),
);

/** Prepares an operation for Prism; the function it returns gives Prism's answer, or throws Prism's error. */
export function preparePrism(
  document: PrismDocument,
  path: string,
  method: string,
): (choice: PrismChoice) => PrismAnswer {
  const resource = transformOas3Operation({
    document,
    name: path,
    method,
    config: OPERATION_CONFIG,
  });
  return (choice) => {
    const question = {
      resource,
      input: { data: { method, url: { path } }, validations: [] },
      // A new object each time: Prism writes into it, and would carry one caller's wishes to the next.
      config: {
        dynamic: choice.dynamic,
        ...(choice.status !== undefined && { code: choice.status }),
        ...(choice.example !== undefined && { exampleKey: choice.example }),
        ...(choice.seed !== undefined && { seed: choice.seed }),
      },
    };
    try {
      const answer = mock(question)(silent);
      if (answer._tag === "Left") throw answer.left;
      return {
        status: answer.right.statusCode,
        headers: answer.right.headers ?? {},
        body: answer.right.body,
      };
    } finally {
      // The generator keeps the random source of a seeded call otherwise.
      resetJSONSchemaGenerator();
    }
  };
}
