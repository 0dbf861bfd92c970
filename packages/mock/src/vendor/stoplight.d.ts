// The parts of Prism that we call; tsconfig.json says that these are their types. Prism's own reach TypeScript
// sources in node_modules (openapi3-ts) that do not compile under our settings.

// @stoplight/prism-http/dist/mocker/generator/JSONSchema.js
type Generated =
  | { readonly _tag: "Left"; readonly left: Error }
  | { readonly _tag: "Right"; readonly right: unknown };
export const generate: (resource: object, bundle: object, schema: object, seed?: string) => Generated;
export const resetGenerator: () => void;
