export { bundleVendors, type VendorBundle, type VendorEntry } from "./bundle-vendors.ts";
export { gatherLicences } from "./gather-licences.ts";
export { joinPackage, joinSource } from "./join-package.ts";
export { listForeignImports } from "./list-foreign-imports.ts";
