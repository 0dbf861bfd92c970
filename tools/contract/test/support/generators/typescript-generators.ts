import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Generator, Place } from "./generator.ts";
import { run } from "./generator.ts";
import { generateWithJar, jarVersion, webhookBug } from "./java-generator.ts";
import { typescriptPrograms } from "./typescript-programs.ts";
import { npmOverrides, versions } from "./versions.ts";

const { npm } = versions;
const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/** Installs the generators of npm, with their configuration. */
export async function installTypescript({ folder, baseUrl }: Place): Promise<void> {
  const input = "openapi.json";
  const files = {
    "package.json": { private: true, type: "module", dependencies: npm, overrides: npmOverrides },
    "orval.config.mjs": {
      api: {
        input,
        output: {
          mode: "tags-split",
          target: "generated/orval/api.ts",
          schemas: "generated/orval/model",
          client: "fetch",
          baseUrl,
          mock: { generators: [{ type: "msw" }, { type: "faker" }] },
        },
      },
      zod: { input, output: { mode: "single", target: "generated/orval/zod.ts", client: "zod" } },
    },
  };
  mkdirSync(join(folder, "programs"));
  for (const [name, content] of Object.entries(files)) {
    const text = JSON.stringify(content);
    writeFileSync(join(folder, name), name.endsWith(".mjs") ? `export default ${text};` : text);
  }
  writeFileSync(
    join(folder, "hey-api.config.mjs"),
    `export default {
  input: "${input}",
  output: { path: "generated/hey-api" },
  parser: { hooks: { operations: { isQuery: ({ id }) => (id === "streamEvents" ? false : undefined) } } },
  plugins: ["@hey-api/typescript", "@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/transformers", "zod", "@tanstack/react-query"],
};
`,
  );
  writeFileSync(
    join(folder, "kubb.config.mjs"),
    `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
export default defineConfig({
  root: ".",
  input: { path: "${input}" },
  output: { path: "generated/kubb", format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: "fetch" })],
});
`,
  );
  await run(folder, "npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Runs a command of an installed package; npx would find the same one, and take longer than some of them. */
function runInstalled(folder: string, command: string, args: readonly string[]): Promise<string> {
  return run(folder, `node_modules/.bin/${command}`, args);
}

/** A generator whose code is compiled and run with a program. */
function create(
  id: string,
  more: Pick<Generator, "name" | "version" | "settings" | "bugs" | "generate">,
): Generator {
  return {
    ...more,
    language: "TypeScript",
    async compile({ folder }) {
      writeFileSync(join(folder, `programs/${id}.ts`), typescriptPrograms[id] ?? "");
      const options = { strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true };
      const target = { target: "es2024", module: "esnext", moduleResolution: "bundler", types: ["node"] };
      const include = [`generated/${id}`, `generated/${id}.ts`, `programs/${id}.ts`];
      const file = `tsconfig.${id}.json`;
      writeFileSync(
        join(folder, file),
        JSON.stringify({ compilerOptions: { ...options, ...target }, include }),
      );
      await run(folder, "node", [compiler, "-p", file, "--singleThreaded"]);
    },
    async call({ folder, baseUrl }) {
      const options = ["--bundle", "--platform=node", "--format=esm", "--packages=external"];
      await runInstalled(folder, "esbuild", [
        `programs/${id}.ts`,
        ...options,
        `--outfile=programs/${id}.mjs`,
      ]);
      return run(folder, "node", [`programs/${id}.mjs`], { BASE_URL: baseUrl });
    },
  };
}

const openapiTypescript = "openapi-typescript";

export const typescriptGenerators: readonly Generator[] = [
  create(openapiTypescript, {
    name: "openapi-typescript",
    version: npm["openapi-typescript"],
    settings: "openapi-fetch",
    generate: ({ folder }) =>
      runInstalled(folder, openapiTypescript, ["openapi.json", "-o", "generated/openapi-typescript.ts"]),
  }),
  create("hey-api", {
    name: "@hey-api/openapi-ts",
    version: npm["@hey-api/openapi-ts"],
    settings: "plugins for fetch, Zod, transformers and TanStack Query; `isQuery`",
    bugs: [
      "Its code for TanStack Query does not compile for an operation that responds with a stream of events. The hook `isQuery` leaves `streamEvents` out of it.",
    ],
    generate: ({ folder }) => runInstalled(folder, "openapi-ts", ["-f", "hey-api.config.mjs"]),
  }),
  create("orval", {
    name: "orval",
    version: npm.orval,
    settings: "fetch, MSW, Faker, Zod; `mode: tags-split`, `schemas`",
    bugs: [
      "In one file, the schema `Record` hides the type of TypeScript that its code for MSW uses. With `mode: tags-split` and `schemas`, each schema has its own file.",
    ],
    generate: ({ folder }) => runInstalled(folder, "orval", ["--config", "orval.config.mjs"]),
  }),
  create("kubb", {
    name: "kubb",
    version: npm["@kubb/core"],
    settings: "`plugin-ts`, `plugin-client`",
    generate: ({ folder }) => runInstalled(folder, "kubb", ["generate", "--config", "kubb.config.mjs"]),
  }),
  create("openapi-generator", {
    name: "openapi-generator typescript-fetch",
    version: jarVersion,
    settings: "`withoutRuntimeChecks=true`, `--global-property`",
    bugs: [
      "Its code for a list of maps, the body of `insertRecords`, is not TypeScript. With `withoutRuntimeChecks=true`, it does not write that code.",
      webhookBug,
    ],
    generate: (place) => generateWithJar(place, "typescript-fetch"),
  }),
  {
    name: "@apidevtools/swagger-parser",
    version: npm["@apidevtools/swagger-parser"],
    language: "TypeScript",
    settings: "validates only",
    generate: ({ folder }) =>
      run(folder, "node", [
        "--input-type=module",
        "--eval",
        'import parser from "@apidevtools/swagger-parser"; await parser.validate("openapi.json");',
      ]),
  },
];
