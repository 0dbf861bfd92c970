import { importerLayers, importerReserved } from "./importer-layers.ts";
import { type Layer, reserved, serviceLayers } from "./service-layers.ts";
import { tablesLayers } from "./tables-layers.ts";

/** A package with layers. */
export interface LayeredPackage {
  /** The folder of its sources below the root, with a `/` at its end. */
  readonly source: string;
  /** The file with the table of its layers. */
  readonly table: string;
  readonly layers: readonly Layer[];
  /** Packages that only one folder may import, and why. */
  readonly reserved: Readonly<Record<string, { readonly folder: string; readonly reason: string }>>;
  /** The file with the map of the layers; absent if it has none. */
  readonly map?: string;
}

export const service: LayeredPackage = {
  source: "packages/service/src/",
  table: "tools/checks/src/checks/service-layers.ts",
  layers: serviceLayers,
  reserved,
  map: "packages/service/LAYERS.md",
};

export const importer: LayeredPackage = {
  source: "packages/importer/src/",
  table: "tools/checks/src/checks/importer-layers.ts",
  layers: importerLayers,
  reserved: importerReserved,
};

const noStorage = "tables and values are the same whatever stores them";

export const tables: LayeredPackage = {
  source: "packages/tables/src/",
  table: "tools/checks/src/checks/tables-layers.ts",
  layers: tablesLayers,
  // Not one of its folders is the one that may.
  reserved: Object.fromEntries(
    ["kysely", "pg", "node:sqlite", "node:http"].map((name) => [
      name,
      { folder: "another package", reason: noStorage },
    ]),
  ),
  map: "packages/tables/LAYERS.md",
};
