import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Component, Sbom } from "../../../src/make-sboms.ts";
import { findFolder, repository } from "../../../src/repository.ts";
import { checkSbom, writeSboms } from "../../../src/write-sboms.ts";
import { findPublishedPackages } from "../../packages.ts";

describe("the bills of materials of a release", () => {
  const names = findPublishedPackages().map(({ name }) => name);
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "sboms-test-"));
    const release = (name: string) => ({
      kind: "publish",
      name,
      version: "1.0.0",
      tarball: { path: `${name.replace("@data-import/", "")}-1.0.0.tgz` },
    });
    writeFileSync(join(folder, "publish-plan.json"), JSON.stringify({ plan: [names.map(release)] }));
    expect(await writeSboms(repository, folder)).toBe(names.length);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (name: string): Sbom =>
    JSON.parse(readFileSync(join(folder, "sbom", `${name}-1.0.0.cdx.json`), "utf8"));
  const isBundled = ({ properties = [] }: Component) =>
    properties.some(({ name, value }) => name === "cdx:npm:package:bundled" && value === "true");
  const listNames = ({ components }: Sbom) =>
    components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));

  test.each(names)("has everything that %s installs or bundles", (name) => {
    const short = name.replace("@data-import/", "");
    const sbom = read(short);
    const packageFolder = join(repository.root, findFolder(name));
    const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    expect(listNames(sbom)).toEqual(expect.arrayContaining(declared));
    expect(sbom.metadata.component.name).toBe(short);
    // Each is reached from the package: nothing is in the list without a reason.
    const edges = new Map(sbom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
    const reached = new Set([sbom.metadata.component["bom-ref"]]);
    for (const ref of reached) for (const next of edges.get(ref) ?? []) reached.add(next);
    expect(sbom.components.filter((one) => !reached.has(one["bom-ref"]))).toEqual([]);
  });

  test("name what is bundled, although no manifest does", () => {
    const bundled = (name: string) =>
      listNames({ ...read(name), components: read(name).components.filter(isBundled) });
    expect(bundled("front")).toEqual(expect.arrayContaining(["ajv", "fast-uri"]));
    expect(bundled("importer")).toContain("preact");
    expect(bundled("mock")).toContain("@stoplight/prism-http");
    expect(bundled("docs")).toContain("minisearch");
    // What the packages bundle that a package installs.
    expect(bundled("service")).toEqual(expect.arrayContaining(["ajv", "preact"]));
    // The service bundles it, and installs it, too.
    expect(bundled("service")).not.toContain("kysely");
    expect(listNames(read("service"))).toContain("kysely");
  });

  test("are refused if they do not follow the schema of CycloneDX", () => {
    const sbom = read("front");
    const wrong = { ...sbom, components: [{ ...sbom.components[0], type: "librarie" }] };
    expect(() => checkSbom("front", wrong)).toThrow(
      /bill of materials of front is wrong: .*components\/0\/type/,
    );
  });
});
