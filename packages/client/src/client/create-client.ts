import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions } from "../core/options.ts";
import { addToFiles, addToJobs, addToRecords, addToSheets } from "../extras/added-methods.ts";
import { follow } from "../extras/events.ts";
import { insertAll } from "../extras/records.ts";
import { download } from "../files/download.ts";
import { sendLines } from "../files/send-lines.ts";
import { upload } from "../files/upload.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import type { Events } from "../resources/events.ts";
import type { Files } from "../resources/files-with-import.ts";
import type { Jobs } from "../resources/jobs.ts";
import type { Records } from "../resources/records.ts";
import type { Sheets } from "../resources/sheets.ts";
import { methodTables, type Resources } from "../resources.gen.ts";
import { bindResource } from "./bind-resource.ts";

/** Every operation of the service as a method: `client.spaces.update(…)`. */
export interface Client extends Resources {
  /** The operations of events, and `follow`. */
  readonly events: Events;
  /** The operations of files, and `import`. */
  readonly files: Files;
  /** The operations of jobs, and `wait`. */
  readonly jobs: Jobs;
  /** The operations of records, `insertAll` and `all`. */
  readonly records: Records;
  /** The operations of sheets, and `export`. */
  readonly sheets: Sheets;
}

const senders = { page: createPageCall, upload, lines: sendLines, download };

/** The methods that are more than one operation, by resource. */
const additions: Readonly<Record<string, (core: Core, methods: never, client: Client) => object>> = {
  events: (core) => ({ follow: (options) => follow(core, options) }) as Pick<Events, "follow">,
  files: (_, __, client) => addToFiles(client),
  jobs: addToJobs,
  records: (core, methods): Pick<Records, "insertAll" | "all"> => ({
    insertAll: (sheetId, rows, options) => insertAll(core, sheetId, rows, options),
    ...addToRecords(methods),
  }),
  sheets: (_, methods) => addToSheets(methods),
};

/**
 * Creates the client. All its resources share the token, the retries and the time-outs.
 * Throws a TypeError if `baseUrl` or `token` is neither in the options nor in the environment.
 */
export function createClient(options: ClientOptions = {}): Client {
  const core = createCore(options);
  const client = {};
  for (const [name, methods] of Object.entries(methodTables)) {
    // Most programs use few resources, so the methods of a resource are made when it is first used.
    Object.defineProperty(client, name, {
      configurable: true,
      enumerable: true,
      get() {
        const bound = bindResource<never>(core, name, methods, senders);
        const value = { ...(bound as object), ...additions[name]?.(core, bound, client as Client) };
        Object.defineProperty(client, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return client as Client;
}
