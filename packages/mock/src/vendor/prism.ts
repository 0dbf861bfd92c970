import { generate, resetGenerator } from "@stoplight/prism-http/dist/mocker/generator/JSONSchema.js";

/**
 * Generates a value of a JSON Schema without references, with Prism's generator. Throws the error of the generator.
 * @param seed the same seed gives the same value, in every process; without a seed the value is random
 */
export function generateValue(schema: object, seed: string | undefined): unknown {
  // Prism uses the first two objects for its error messages and for references.
  const generated = generate({}, {}, schema, seed);
  // Without this, the generator would keep the seed for later calls.
  if (seed !== undefined) resetGenerator();
  if (generated._tag === "Left") throw generated.left;
  return generated.right;
}
