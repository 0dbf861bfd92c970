import type { HttpRequest, HttpResponse } from "@data-import/front";
import type { PrismHttp } from "../vendor/stoplight.d.ts";

/** What only Node can do. package.json chooses the file: `node.ts` or `web.ts`. */
export interface Platform {
  /** Listens on a port. Rejects if the port is in use, or if there are no ports. */
  listen(
    respond: (call: HttpRequest) => Promise<HttpResponse>,
    options: { readonly port: number; readonly host: string },
  ): Promise<{ readonly origin: string; readonly port: number; close(): Promise<void> }>;
  /** Loads Prism's HTTP engine; undefined if it cannot run here. */
  readonly loadPrism: (() => Promise<PrismHttp>) | undefined;
  /** The description as a file, for reports; undefined if there are no files. */
  findDescription():
    | {
        /** Its path from the working directory. */
        readonly path: string;
        /** The lines of all pointers, in the order of `listPointers`. */
        readonly lines: readonly number[];
      }
    | undefined;
}
