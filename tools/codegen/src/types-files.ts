import type { Description } from "@data-import/spec/read";
import { listEnums } from "./enums.ts";
import { declareEventTypes } from "./event-types.ts";
import { flattenSchemas } from "./flatten.ts";
import { formatIds } from "./ids.ts";
import { writeLimits } from "./limits-file.ts";
import { readOpenEnums } from "./open-enums.ts";
import { formatOperations } from "./operation-report.ts";
import { listOperations } from "./operations.ts";
import { pruneNever } from "./prune.ts";
import { formatSchemas } from "./schemas-file.ts";
import { generateSyntax, printSyntax } from "./syntax.ts";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/**
 * The files of the types package: every type and its validator, every enum as a list, the limits, the kinds of ids, and the table of
 * operations for reviewers.
 */
export function generateTypesFiles(bundle: Description): GeneratedFiles {
  const declared = declareEventTypes(bundle);
  const enums = readOpenEnums(bundle);
  const { schemas, roots, helpers } = flattenSchemas(generateSyntax(declared), enums);
  const webhooks = roots.get("webhooks");
  // `paths` has the shape of the generator's output, because tools expect it; no tool expects the webhooks.
  if (webhooks) roots.set("webhooks", pruneNever(webhooks));
  const declarations = printSyntax([...schemas.values(), ...roots.values(), ...helpers.values()]);
  const imports = /\bId</.test(declarations) ? 'import type { Id } from "./register.ts";\n\n' : "";
  return {
    "src/openapi.gen.ts": `${writeHeader("types")}${imports}${declarations}`,
    "src/enums.gen.ts": `${writeHeader("types")}${formatEnums(bundle)}`,
    ...writeLimits("types", bundle),
    "src/ids.gen.ts": `${writeHeader("types")}${formatIds(bundle)}`,
    "src/schemas.gen.ts": `${writeHeader("types")}${formatSchemas(declared, enums)}`,
    "operations.txt": formatOperations(listOperations(bundle)),
  };
}

function formatEnums(bundle: Description): string {
  const enums = listEnums(bundle);
  if (enums.length === 0) return "export {};\n";
  const names = enums.map(({ name }) => `    ${name},\n`).join("");
  const lists = enums.map(
    ({ name, valuesName, values }) =>
      `/** Every known value of {@link ${name}}, in the order of the description. */\n` +
      `export const ${valuesName} = [\n` +
      `${values.map((value) => `    ${JSON.stringify(value)},\n`).join("")}] as const;\n`,
  );
  return `import type {\n${names}} from "./openapi.gen.ts";\n\n${[...lists, ...formatUnrecorded(bundle)].join("\n")}`;
}

/** The topics whose events only clients send; nothing for a description without such topics. */
function formatUnrecorded({ webhooks = {} }: Description): string[] {
  const reserved = Object.values(webhooks).filter(({ post }) => post["x-reserved"] !== undefined);
  if (reserved.length === 0) return [];
  const values = reserved.map(({ post }) => `    ${JSON.stringify(post["x-topic"])},\n`).join("");
  return [
    "/** The topics of which this version of the service records no events: only clients send some. */\n" +
      `export const unrecordedTopics = [\n${values}] as const;\n`,
  ];
}
