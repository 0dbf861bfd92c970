import { importerFloors, importerReserved } from "./importer-floors.ts";
import { type Floor, reserved, serviceFloors } from "./service-floors.ts";

/** A package with floors. */
export interface FlooredPackage {
  /** The folder of its sources below the root, with a `/` at its end. */
  readonly source: string;
  /** The file with the table of its floors. */
  readonly table: string;
  readonly floors: readonly Floor[];
  /** Packages that only one folder may import, and why. */
  readonly reserved: Readonly<Record<string, { readonly folder: string; readonly reason: string }>>;
}

export const service: FlooredPackage = {
  source: "packages/service/src/",
  table: "tools/house/src/checks/service-floors.ts",
  floors: serviceFloors,
  reserved,
};

export const importer: FlooredPackage = {
  source: "packages/importer/src/",
  table: "tools/house/src/checks/importer-floors.ts",
  floors: importerFloors,
  reserved: importerReserved,
};
