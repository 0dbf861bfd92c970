import type { Example } from "../support/example.ts";

const engines = "packages/service/src/storage/engines";

/** "Add a storage engine", followed with SQLite under another name. */
export function addEngine(): Example {
  return new Map([
    [
      "Name",
      [
        {
          path: "packages/service/src/storage/engine.ts",
          replace: 'export type EngineName = "sqlite" | "postgres"',
          add: 'export type EngineName = "sqlite" | "postgres" | "memory"',
        },
      ],
    ],
    [
      "Engine",
      [
        {
          path: `${engines}/memory/engine.ts`,
          add: `import type { Engine } from "../../engine.ts";
import { sqliteEngine } from "../sqlite/engine.ts";

export const memoryEngine: Engine = { ...sqliteEngine, hasOneProcess: true };
`,
        },
        {
          path: `${engines}/memory/open.ts`,
          add: `import type { Storage } from "../../storage.ts";
import { openSqlite } from "../sqlite/open.ts";
import { memoryEngine } from "./engine.ts";

export function openMemory(): Storage {
  return { ...openSqlite({ folder: ":memory:" }), engine: memoryEngine };
}
`,
        },
      ],
    ],
    [
      "Place",
      [
        {
          path: `${engines}/open-storage.ts`,
          replace: "import { openPostgres }",
          add: 'import { memoryEngine } from "./memory/engine.ts";\nimport { openMemory } from "./memory/open.ts";\nimport { openPostgres }',
        },
        {
          path: `${engines}/open-storage.ts`,
          after: "EngineName, EngineChoice>> = {",
          add: `  memory: {
    engine: memoryEngine,
    isAskedFor: ({ folder }) => folder === "memory",
    open: openMemory,
    describe: () => "memory",
  },
`,
        },
      ],
    ],
    [
      "Empty database",
      [
        {
          path: "packages/service/test/support/databases.ts",
          after: "EngineName, Engine>> = {",
          add: '  memory: { name: "Memory", open: async () => openSqlite({ folder: ":memory:" }) },\n',
        },
      ],
    ],
  ]);
}
