import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { listPacked } from "./list-packed.ts";
import { makeSboms } from "./make-sboms.ts";
import type { Repository } from "./repository.ts";

/**
 * Writes the bill of materials of each packed release, as `sbom/<tarball>.cdx.json`; returns their number. Throws if one does
 * not follow the schema of CycloneDX.
 */
export async function writeSboms(repository: Repository, folder: string): Promise<number> {
  const packed = await listPacked(folder);
  const sboms = await makeSboms(
    repository,
    packed.map(({ name }) => name),
  );
  await mkdir(join(folder, "sbom"), { recursive: true });
  for (const { name, stem } of packed) {
    const sbom = sboms.get(name);
    checkSbom(name, sbom);
    await writeFile(join(folder, "sbom", `${stem}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  }
  return packed.length;
}

let isValid: ValidateFunction | undefined;

/** Throws if a bill of materials does not follow the schema of CycloneDX. */
export function checkSbom(name: string, sbom: unknown): void {
  isValid ??= compileSchema();
  if (!isValid(sbom))
    throw new Error(`The bill of materials of ${name} is wrong: ${JSON.stringify(isValid.errors)}`);
}

/** The schema of CycloneDX, which its library has with those that it refers to. */
function compileSchema(): ValidateFunction {
  const library = new URL("./", import.meta.resolve("@cyclonedx/cyclonedx-library/package.json"));
  const read = (file: string) => JSON.parse(readFileSync(new URL(`res/schema/${file}`, library), "utf8"));
  // Without the formats of other alphabets, which no value of ours needs.
  const ajv = new Ajv({ strict: false, formats: { "idn-email": true, "iri-reference": true } });
  addFormats.default(ajv);
  for (const name of ["spdx", "jsf-0.82"]) {
    const file = `${name}.SNAPSHOT.schema.json`;
    const { $id: _, ...schema } = read(file);
    ajv.addSchema(schema, `http://cyclonedx.org/schema/${file}`);
  }
  return ajv.compile(read("bom-1.6.SNAPSHOT.schema.json"));
}
