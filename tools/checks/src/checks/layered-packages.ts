import { importerLayers, importerReserved } from "./importer-layers.ts";
import { type Layer, reserved, serviceLayers } from "./service-layers.ts";

/** A package with layers. */
export interface LayeredPackage {
  /** The folder of its sources below the root, with a `/` at its end. */
  readonly source: string;
  /** The file with the table of its layers. */
  readonly table: string;
  readonly layers: readonly Layer[];
  /** Packages that only one folder may import, and why. */
  readonly reserved: Readonly<Record<string, { readonly folder: string; readonly reason: string }>>;
}

export const service: LayeredPackage = {
  source: "packages/service/src/",
  table: "tools/checks/src/checks/service-layers.ts",
  layers: serviceLayers,
  reserved,
};

export const importer: LayeredPackage = {
  source: "packages/importer/src/",
  table: "tools/checks/src/checks/importer-layers.ts",
  layers: importerLayers,
  reserved: importerReserved,
};
