export { bundleVendors, type VendorBundle } from "./bundle-vendors.ts";
export { gatherLicences } from "./gather-licences.ts";
