export { bundleVendors, type VendorBundle } from "./bundle-vendors.ts";
export { gatherLicences } from "./gather-licences.ts";
export { listForeignImports } from "./list-foreign-imports.ts";
