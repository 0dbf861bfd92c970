import type { Client, ClientOptions } from "@data-import/client";
import { createAuth } from "@data-import/client/resources/auth";
import { createCalculations } from "@data-import/client/resources/calculations";
import { createCommits } from "@data-import/client/resources/commits";
import { createEvents } from "@data-import/client/resources/events";
import { createFiles } from "@data-import/client/resources/files";
import { createFlags } from "@data-import/client/resources/flags";
import { createGuests } from "@data-import/client/resources/guests";
import { createJobs } from "@data-import/client/resources/jobs";
import { createRecords } from "@data-import/client/resources/records";
import { createSheets } from "@data-import/client/resources/sheets";
import { createSpaces } from "@data-import/client/resources/spaces";
import { createViews } from "@data-import/client/resources/views";
import { createWorkbooks } from "@data-import/client/resources/workbooks";

type Used =
  | ("auth" | "calculations" | "commits" | "events" | "flags" | "guests")
  | ("jobs" | "records" | "sheets" | "spaces" | "views" | "workbooks");

/** The resources of the client that the page uses; the others would only make it larger. */
export interface Api extends Pick<Client, Used> {
  readonly files: Omit<Client["files"], "import">;
  /** Makes a resource that only a part of the page uses which is loaded later. */
  more<Resource>(create: (options: ClientOptions) => Resource): Resource;
}

/** Makes the part of the client that the page uses. Each resource asks for a token of its own at its first call. */
export function createApi(options: ClientOptions): Api {
  return {
    auth: createAuth(options),
    calculations: createCalculations(options),
    commits: createCommits(options),
    events: createEvents(options),
    // An upload asks again and again until the connection is back.
    files: createFiles({ ...options, retry: { budget: 1_000 } }),
    flags: createFlags(options),
    guests: createGuests(options),
    jobs: createJobs(options),
    records: createRecords(options),
    sheets: createSheets(options),
    spaces: createSpaces(options),
    views: createViews(options),
    workbooks: createWorkbooks(options),
    more: (create) => create(options),
  };
}
