import { generate, resetGenerator } from "@stoplight/prism-http/dist/mocker/generator/JSONSchema.js";

/**
 * Generates a value of a JSON Schema without references, with Prism's generator; throws what the generator cannot do.
 * @param seed the same seed gives the same value, in every process; another one each time unless given
 */
export function generateValue(schema: object, seed: string | undefined): unknown {
  // The two objects between are what Prism says in its errors, and where it looks for references.
  const generated = generate({}, {}, schema, seed);
  // The generator keeps the random source of a seeded call otherwise.
  if (seed !== undefined) resetGenerator();
  if (generated._tag === "Left") throw generated.left;
  return generated.right;
}
