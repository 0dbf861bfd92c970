import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  type GeneratedFiles,
  generateClientFiles,
  generateTypesFiles,
  parseBundle,
} from "@data-import/codegen";
import bundle from "@data-import/spec/openapi.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile, compilers, mapPackages, resolutions } from "./support/compile.ts";
import { respondJson, type Served, serve } from "./support/server.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const program = `
  import { createClient } from "@data-import/client";
  import { createFetchClient } from "@data-import/client/fetch";
  import { createLamps, type Lamps } from "@data-import/client/resources/lamps";
  import type { Lamp } from "@data-import/types";

  const options = { baseUrl: process.env["BASE_URL"] ?? "", token: "test-token-1" };
  const lamp: Lamp = await createClient(options).lamps.dim("us_lm_1", { level: 30 });
  const alone: Lamps = createLamps(options);
  const { data } = await createFetchClient(options).POST("/lamps/{lampId}/dim", {
    params: { path: { lampId: "us_lm_1" } },
    body: { level: 30 },
  });
  // @ts-expect-error a lamp is dimmed to a level
  if (lamp.level < 0) await alone.dim("us_lm_1", { lvel: 30 });
  const levels: (number | undefined)[] = [lamp.level, (await alone.dim("us_lm_1", { level: 30 })).level, data?.data.level];
  console.log(levels.join());
`;
let folder: string;
let server: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "new-operation-"));
  cpSync(join(packageFolder, "src"), join(folder, "client/src"), { recursive: true });
  cpSync(join(packageFolder, "package.json"), join(folder, "client/package.json"));
  symlinkSync(join(packageFolder, "node_modules"), join(folder, "client/node_modules"));
  cpSync(join(packageFolder, "../types/src"), join(folder, "types/src"), { recursive: true });
  const description = parseBundle(JSON.stringify(addLamps()), "the description with lamps");
  write("client", generateClientFiles(description));
  write("types", generateTypesFiles(description));
  write("client", { "program.ts": program });
  server = await serve((response, request) => {
    const isRight = request.method === "POST" && request.url === "/v1/lamps/us_lm_1/dim";
    respondJson(
      response,
      isRight ? { data: { level: 30 } } : { errors: [{ message: "No." }] },
      isRight ? 200 : 404,
    );
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("a new operation with a new tag compiles in the flat client, in ./fetch and as its own entry", async () => {
  const packages = {
    client: join(folder, "client/src"),
    types: join(folder, "types/src"),
    end: "ts",
  } as const;
  const declared = `declare const process: { env: Record<string, string> };\n${program}`;
  const options = { ...resolutions.Bundler, ...mapPackages(packages) };
  const { problems } = await compile(compilers["TypeScript 7"], { "program.ts": declared }, options);
  expect(problems).toEqual([]);
});

test("a new operation with a new tag runs in all of them", async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--conditions=@data-import/source", join(folder, "client/program.ts")],
    { env: { ...process.env, BASE_URL: server.baseUrl } },
  );
  expect(stderr).toBe("");
  expect(stdout).toBe("30,30,30\n");
});

function write(name: string, files: GeneratedFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
}

/** The description with one more operation under a new tag. */
function addLamps(): object {
  const level = { type: "object", required: ["level"], properties: { level: { type: "integer" } } };
  const lamp = { $ref: "#/components/schemas/Lamp" };
  const dimLamp = {
    operationId: "dimLamp",
    tags: ["lamps"],
    summary: "Dim a lamp",
    parameters: [
      { name: "lampId", in: "path", required: true, schema: { type: "string" }, example: "us_lm_1" },
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: lamp, examples: { low: { value: { level: 30 } } } } },
    },
    responses: {
      200: {
        description: "The lamp.",
        content: {
          "application/json": { schema: { type: "object", required: ["data"], properties: { data: lamp } } },
        },
      },
    },
  };
  const { paths, components } = bundle;
  return {
    ...bundle,
    paths: { ...paths, "/lamps/{lampId}/dim": { post: dimLamp } },
    components: { ...components, schemas: { ...components.schemas, Lamp: level } },
  };
}
