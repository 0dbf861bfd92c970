import type { Description } from "@data-import/spec/read";
import { declareCallable } from "./callable.ts";
import { formatComment } from "./method-comment.ts";
import { readMockTypes } from "./mock-types.ts";
import { listOperations } from "./operations.ts";
import { listTypeNodes, printFields } from "./print-shape.ts";
import { printSyntax } from "./syntax.ts";
import { readTypeReferences } from "./type-references.ts";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/** The file of the mock: the types of the requests and the possible responses of each operation. */
export function generateMockFiles(bundle: Description): GeneratedFiles {
  const declarations = declareCallable(bundle);
  const operations = listOperations(bundle).map((operation) => ({
    operation,
    type: readMockTypes(bundle, declarations, operation),
  }));
  const members = operations.map(({ operation: { operationId, method, path, source }, type }) => {
    const comment = [`${method} ${path}`, source.summary].filter(Boolean).join(": ");
    return formatComment(comment, "    ") + printFields([{ name: operationId, type }], "    ");
  });
  const table = `export interface MockOperations {\n${members.join("")}}\n`;
  const { imports, helpers } = readTypeReferences(
    declarations,
    operations.flatMap(({ type }) => listTypeNodes(type)),
  );
  return {
    "src/operations.gen.ts":
      writeHeader("mock") +
      imports +
      (table.includes(": FilePart") ? `import type { FilePart } from "@data-import/front";\n` : "") +
      `\n/** The requests, the possible responses and the examples of each operation. */\n${table}` +
      (helpers.length > 0 ? `\n${printSyntax(helpers)}` : ""),
  };
}
