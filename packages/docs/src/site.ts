import { fileURLToPath } from "node:url";

/** The folder of the built site; the same whether this runs from src/ or from dist/. */
export const siteFolder: string = fileURLToPath(new URL("../dist/site", import.meta.url));
