import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OperationCase } from "@data-import/spec/read";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile, compilers, mapPackages, resolutions, run } from "../support/compile.ts";
import { readExamples, writeFunctions } from "../support/examples.ts";
import { operationCases } from "../support/operation-cases.ts";

const calls = 200;
const most = 1_300;
const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;

/** Programs read declarations; with sources, the checks of our own code would count as well. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "declarations-"));
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  for (const name of ["types", "client"]) {
    const into = ["--outDir", join(folder, name), "--tsBuildInfoFile", join(folder, `${name}.tsbuildinfo`)];
    await run(compiler, "-p", join(packageFolder, "..", name), "--emitDeclarationOnly", ...into);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const programs = [
  { what: "calls", program: writeProgram(), most, pattern: /await api\.|of api\./g },
  { what: "calls by path", program: writeCallsByPath(), most: 20_000, pattern: /await client\./g },
  { what: "queries", program: writeQueries(), most: 20_000, pattern: /to\w+\(api\./g },
];
const cases = Object.entries(compilers).flatMap(([name, compiler]) =>
  programs.map((each) => ({ ...each, name, compiler })),
);

test.each(cases)(
  `${calls} $what are cheap to check with $name`,
  async ({ name, compiler, what, program, most, pattern }) => {
    const declarations = {
      client: join(folder, "client"),
      types: join(folder, "types"),
      end: "d.ts",
    } as const;
    const options = { ...resolutions.Bundler, ...mapPackages(declarations) };
    const { output, problems } = await compile(
      compiler,
      { "calls.ts": program },
      options,
      "--extendedDiagnostics",
    );
    expect(problems).toEqual([]);
    const count = Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
    console.log(`${name}: ${count} instantiations for ${program.match(pattern)?.length} ${what}`);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  },
);

/** Queries of several operations, passed to a cache, and their data. */
function writeQueries(): string {
  const queries = [
    `async (api, cache) => (await cache.fetchQuery(toQuery(api.spaces.get, "us_sp_1"))).name`,
    `async (api, cache) => (await cache.fetchQuery(toQuery(api.sheets.list, { workbookId: "us_wb_1" })))[0]?.name`,
    `async (api, cache) => (await cache.fetchQuery(toQuery(api.files.list, { pageSize: 5 }))).data[0]?.status`,
    `async (api, cache) => (await cache.fetchQuery(toQuery(api.documents.get, "us_sp_1", "us_dc_1"))).title`,
    `async (api, cache) => (await cache.fetchQuery(toQuery(api.agents.get, "us_ag_1")))?.slug`,
    `async (api, cache) => (await cache.fetchQuery(toQuery(api.jobs.get, "us_jb_1"))).status`,
    `async (api, cache) => (await cache.fetchInfiniteQuery(toInfiniteQuery(api.spaces.list))).pages[0]?.data[0]?.name`,
    `async (api) => (await toMutation(api.spaces.update).mutationFn(["us_sp_1", { name: "Spring" }])).name`,
    `async (api, cache) => cache.invalidateQueries({ queryKey: toQueryKey(api.spaces.get, "us_sp_1") })`,
    `async (api, cache) => {
      // @ts-expect-error a space has no such property
      return (await cache.fetchQuery(toQuery(api.spaces.get, "us_sp_1"))).nmae;
    }`,
  ];
  const all = Array.from({ length: calls }, (_, at) => queries[at % queries.length]);
  return (
    `import type { Client } from "@data-import/client";\n` +
    `import { toInfiniteQuery, toMutation, toQuery, toQueryKey } from "@data-import/client/query";\n` +
    `import type { QueryClient } from "@tanstack/query-core";\n` +
    `export const functions: ((api: Client, cache: QueryClient) => Promise<unknown>)[] = [\n${all.join(",\n")},\n];\n`
  );
}

/** Calls of `./fetch` with the values of the examples: twenty operations, ten times each, as in the measurements. */
function writeCallsByPath(): string {
  const json = operationCases.filter(({ content }) => !content?.contentType.startsWith("multipart"));
  const operations = Array.from({ length: 20 }, (_, at) => json[Math.floor((at * json.length) / 20)]);
  const all = Array.from({ length: calls }, (_, at) => {
    const { method, path, pathParameters, queryParameters, requests } = operations[
      at % operations.length
    ] as OperationCase;
    const params = withoutEmpty({ path: pathParameters, query: queryParameters });
    const options = withoutEmpty({ params, ...(requests[0] && { body: requests[0].value }) });
    const given = Object.keys(options).length > 0 ? `, ${JSON.stringify(options)}` : "";
    return `async (client) => (await client.${method}("${path}"${given})).data`;
  });
  return (
    `import type { FetchClient } from "@data-import/client/fetch";\n` +
    `export const functions: ((client: FetchClient) => Promise<unknown>)[] = [\n${all.join(",\n")},\n];\n`
  );
}

function withoutEmpty(groups: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(groups).filter(
      ([name, group]) => name === "body" || Object.keys(group as object).length > 0,
    ),
  );
}

/** Every example several times, then results by status and events by topic. */
function writeProgram(): string {
  const examples = writeFunctions(readExamples());
  const others = [
    // Proves that the types are found: otherwise they would be `any`, and cheap.
    `async (api) => {
      // @ts-expect-error the body has no such property
      await api.spaces.update("us_sp_1", { nmae: "Spring" });
    }`,
    `async (api) => {
      const outcome = await api.documents.update("us_sp_1", "us_dc_1", { title: "Hints", body: "…" }).result();
      if (outcome.ok) return outcome.data.title;
      if (outcome.status === 404) return outcome.error.issues[0]?.message;
      return outcome.error.code;
    }`,
    `async (api) => {
      for await (const event of api.events.list({ spaceId: "us_sp_1" })) {
        if (event.topic === "commit:created") return event.context.sheetId;
        if (event.topic === "flag:created") return event.payload.label;
        if (event.context.spaceId === undefined) return event.topic;
      }
      return undefined;
    }`,
  ];
  const all = Array.from(
    { length: calls },
    (_, at) => [...examples, ...others][at % (examples.length + others.length)],
  );
  return (
    `import type { Client } from "@data-import/client";\n` +
    `export const functions: ((api: Client) => Promise<unknown>)[] = [\n${all.join(",\n")},\n];\n`
  );
}
