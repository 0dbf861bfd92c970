import { createInstance, getHttpOperationsFromSpec, resetJSONSchemaGenerator } from "@stoplight/prism-http";
import type { PrismHttp } from "./stoplight.d.ts";

/** Prism's whole HTTP engine. */
export const prismHttp: PrismHttp = { createInstance, getHttpOperationsFromSpec, resetJSONSchemaGenerator };
