import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions } from "../core/options.ts";
import { follow } from "../extras/events.ts";
import { insertAll } from "../extras/records.ts";
import { download } from "../files/download.ts";
import { upload } from "../files/upload.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import type { Events } from "../resources/events.ts";
import type { Records } from "../resources/records.ts";
import { methodTables, type Resources } from "../resources.gen.ts";
import { bindResource } from "./bind-resource.ts";

/** Every operation of the service as a method: `client.spaces.update(…)`. */
export interface Client extends Resources {
  readonly events: Events;
  readonly records: Records;
}

const senders = { page: createPageCall, upload, download };

/** The methods that call an operation more than once, by resource. */
const additions: Readonly<Record<string, (core: Core) => object>> = {
  events: (core) => ({ follow: (options) => follow(core, options) }) as Pick<Events, "follow">,
  records: (core): Pick<Records, "insertAll"> => ({
    insertAll: (sheetId, rows, options) => insertAll(core, sheetId, rows, options),
  }),
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
        const value = { ...bindResource<object>(core, name, methods, senders), ...additions[name]?.(core) };
        Object.defineProperty(client, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return client as Client;
}
