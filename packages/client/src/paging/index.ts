export { createPageCall } from "./create-page-call.ts";
