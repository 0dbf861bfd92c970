export { createPageCall } from "./create-page-call.ts";
export { mapCall } from "./map-call.ts";
export type { ItemsOptions, Page, PageCall, PagesOptions, ToArrayOptions } from "./page.ts";
