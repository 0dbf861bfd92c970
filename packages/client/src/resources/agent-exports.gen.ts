// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    AgentExport,
    AgentExportId,
    AgentId,
    EnvironmentId,
    PageNumber,
    PageSize,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { CallOptions, ClientOptions, WriteOptions } from "../core/options.ts";
import type { Download, DownloadOptions } from "../files/types.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { download } from "../files/download.ts";
import { agentExportsMethods } from "../resources.gen.ts";

/** The query of `agentExports.list`. */
export interface ListAgentExportsQuery {
    /**
     * Only exports of this agent.
     * @example us_ag_Hn6cV2pY
     */
    agentId?: AgentId | undefined;
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
     * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
     * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
     * changes meanwhile can be left out or come twice.
     *
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A page with a number is always
     * whole; if its items have more, it is read and sent in parts.
     *
     * A text that is not a cursor, or is one of another list or order, is rejected with 400.
     * @example WyJmaWxlcyIsMiw0MTdd
     */
    cursor?: string | undefined;
    /**
     * Only exports of agents in this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many items a page holds. The default is 20, the maximum 1,000.
     * @example 20
     */
    pageSize?: PageSize | undefined;
}

/** Downloadable archives of agents. */
export interface AgentExports {
    /**
     * List agent exports.
     *
     * Returns the exports that the token may see, a page at a time. The query parameters filter the list by environment
     * and by agent; if both are sent, an export must match both. An export is made by a job: `jobs.create` with the
     * operation `agent-export`.
     *
     * @returns One page of exports.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const agentExport of api.agentExports.list({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(agentExport);
     * }
     * ```
     */
    list(query?: ListAgentExportsQuery, options?: CallOptions): PageCall<AgentExport>;

    /**
     * Get an agent export.
     *
     * Returns what is known about one export: its agent, its kind and its dates. The archive is not part of the
     * response; get it with `agentExports.download`.
     *
     * @param agentExportId The agent export.
     * @returns The export.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const agentExport = await api.agentExports.get("us_agx_Lw9fJ3tR");
     * ```
     */
    get(agentExportId: AgentExportId, options?: CallOptions): Call<AgentExport>;

    /**
     * Delete an agent export.
     *
     * Removes the export together with its archive. The agent stays, and can be exported again. No event is emitted.
     *
     * @param agentExportId The agent export.
     * @returns The export was deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.agentExports.delete("us_agx_Lw9fJ3tR");
     * ```
     */
    delete(agentExportId: AgentExportId, options?: WriteOptions): Call<SuccessData | undefined>;

    /**
     * Download an agent export.
     *
     * Streams the archive of the export as bytes; this is not JSON and has no `data`. The `Content-Disposition` header
     * proposes a file name. Failures still return JSON with the list of errors, so check the status before you write the
     * bytes to a file.
     *
     * @param agentExportId The agent export.
     * @returns The bytes of the archive.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const download = await api.agentExports.download("us_agx_Lw9fJ3tR");
     * console.log(download.fileName, await download.bytes());
     * ```
     */
    download(agentExportId: AgentExportId, options?: DownloadOptions): Call<Download>;
}

/** Creates a client with only this resource, for small bundles. */
export function createAgentExports(options: ClientOptions = {}): AgentExports {
    return bindAgentExports(createCore(options));
}

/** Creates the methods of `agentExports` on an existing client. */
export function bindAgentExports(core: Core): AgentExports {
    return bindResource<AgentExports>(core, "agentExports", agentExportsMethods, { page: createPageCall, download });
}
