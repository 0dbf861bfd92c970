export { bundleVendors, type VendorBundle } from "./bundle-vendors.ts";
