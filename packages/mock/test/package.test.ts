import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listForeignImports } from "@data-import/checks/bundle";
import { createMock } from "@data-import/mock";
import { messageLanguages } from "@data-import/types/messages";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** The package that an entry point is for; its users have it installed. */
const companions: Readonly<Record<string, readonly string[]>> = {
  vitest: ["vitest", "@data-import/client"],
  msw: ["msw"],
};

describe("the package", () => {
  it("needs only the types, the front and the page, and runs no install script", () => {
    expect(Object.keys(manifest.dependencies)).toEqual([
      "@data-import/front",
      "@data-import/importer",
      "@data-import/types",
    ]);
    expect(manifest.scripts).not.toHaveProperty("postinstall");
    const optional = Object.keys(manifest.peerDependencies).map((name) => [name, { optional: true }]);
    expect(manifest.peerDependenciesMeta).toEqual(Object.fromEntries(optional));
  });

  it.each([...listForeignImports(dist)])(
    "%s imports nothing but Node, its neighbours and its companions",
    (script, foreign) => {
      const allowed = [
        "@data-import/front",
        "@data-import/front/command",
        "@data-import/front/node",
        "@data-import/importer/page",
        "@data-import/types",
        "@data-import/types/messages",
        ...messageLanguages.map((language) => `@data-import/types/messages/${language}`),
        ...(companions[script.split(/[\\/]/)[0] ?? ""] ?? []),
      ];
      expect(foreign.filter((name) => !allowed.includes(name))).toEqual([]);
    },
  );

  it("has the licences of all bundled packages", () => {
    const notices = readFileSync(`${dist}THIRD-PARTY-LICENSES`, "utf8");
    for (const name of ["@stoplight/prism-http 5.16.0", "json-schema-faker", "@stoplight/http-spec"]) {
      expect(notices).toContain(`\n${name}`);
    }
    expect(notices).toContain("Apache License");
  });

  it("does not contain the proxy of Prism, its telemetry and its readers of other documents", () => {
    const measure = (name: string) => statSync(`${dist}vendor/${name}.js`).size;
    expect(measure("prism")).toBeLessThan(300_000);
    expect(measure("prism-http")).toBeLessThan(1_800_000);
    const notices = readFileSync(`${dist}THIRD-PARTY-LICENSES`, "utf8");
    for (const name of [
      ...["@faker-js/faker", "http-proxy-agent", "node-fetch", "pino", "postman-collection"],
      ...["@scarf/scarf", "@stoplight/yaml", "js-yaml"],
    ]) {
      expect(notices).not.toContain(`\n${name} `);
    }
  });

  it("rejects if the port is in use, and releases it when closed", async () => {
    const first = await createMock().listen();
    await expect(createMock().listen({ port: first.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    await first.close();
    const second = await createMock().listen({ port: first.port });
    expect(second.url).toBe(first.url);
    await second.close();
  });

  it("calls onResponse for every response", async () => {
    const recorded: object[] = [];
    const mock = await createMock({ onResponse: (request) => recorded.push(request) }).listen();
    await fetch(`${mock.url}/sheets?workbookId=us_wb_Rm5yZ1hC`, { headers: { Authorization: "Bearer x" } });
    await fetch(`${mock.url}/sheets`);
    await mock.close();
    expect(recorded).toMatchObject([
      {
        operationId: "listSheets",
        method: "GET",
        path: "/v1/sheets",
        query: { workbookId: "us_wb_Rm5yZ1hC" },
        status: 200,
      },
      { operationId: "listSheets", status: 401, violations: [{ key: "Authorization" }] },
    ]);
  });
});
