// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    ActorRoleId,
    ActorRoleResponse,
    Agent,
    AgentConfig,
    AgentId,
    AgentLog,
    AgentVersion,
    AgentVersionId,
    AssignActorRoleRequest,
    AssignRoleResponseData,
    DetailedAgentLog,
    EnvironmentId,
    ErrorEnvelope,
    EventId,
    Execution,
    PageNumber,
    PageSize,
    SpaceId,
    SuccessData,
    SuccessQueryParameter,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { CallOptions, ClientOptions, HookedOptions, WriteOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { agentsMethods } from "../resources.gen.ts";

/** The query of `agents.list`. */
export interface ListAgentsQuery {
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
     * The environment whose agents to list.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
    /**
     * Only agents of the service when true, only agents of users when false; both when absent.
     * @example false
     */
    isSystem?: boolean | undefined;
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
    /**
     * Text to search for in the id and the slug. A part is enough, and upper and lower case make no difference.
     * @example price
     */
    search?: string | undefined;
}

/** The query of `agents.create`. */
export interface CreateAgentQuery {
    /**
     * The environment to deploy to.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
}

/** The query of `agents.get`. */
export interface GetAgentQuery {
    /**
     * The environment of the agent. Optional: the id alone identifies the agent.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
}

/** The query of `agents.delete`. */
export interface DeleteAgentQuery {
    /**
     * Do not send it; the id alone identifies the agent.
     * @deprecated Unused.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
}

/** The query of `agents.listVersions`. */
export interface ListAgentVersionsQuery {
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it with the same other parameters; only `pageSize` may
     * change. If you follow the cursors to the end, you get each item once that the list had at the beginning, also if
     * others create, change or delete items meanwhile.
     *
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A text that is not
     * a cursor, or is one of another list, is rejected with 400.
     * @example WyJhcHBzIiwyLDQxN10
     */
    cursor?: string | undefined;
    /**
     * How many items a page holds. Without `pageSize` and `cursor`, the response has all items. With a `cursor`, the default
     * is 20. The maximum is 1,000.
     * @example 50
     */
    pageSize?: PageSize | undefined;
}

/** The query of `agents.listLogs`. */
export interface ListAgentLogsQuery {
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it with the same other parameters; only `pageSize` may
     * change. If you follow the cursors to the end, you get each item once that the list had at the beginning, also if
     * others create, change or delete items meanwhile.
     *
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A text that is not
     * a cursor, or is one of another list, is rejected with 400.
     * @example WyJhcHBzIiwyLDQxN10
     */
    cursor?: string | undefined;
    /**
     * The environment to read logs from.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
    /**
     * How many runs a page holds. The default is 100. The maximum is 1,000.
     * @example 50
     */
    pageSize?: PageSize | undefined;
}

/** The query of `agents.getLog`. */
export interface GetAgentLogQuery {
    /**
     * The environment to read the log from.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
}

/** The query of `agents.listEnvironmentExecutions`. */
export interface ListEnvironmentAgentExecutionsQuery {
    /**
     * Only runs of this agent.
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
     * The environment to read executions from.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
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
    /**
     * Only runs whose requests all failed when true, also of those that succeeded; only other runs when false; both when
     * absent.
     * @example true
     */
    requestsFailed?: boolean | undefined;
    /**
     * Only runs for events in this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
    /**
     * Only runs that succeeded when true, only failed ones when false; both when absent.
     * @example true
     */
    success?: SuccessQueryParameter | undefined;
}

/** The query of `agents.listEnvironmentLogs`. */
export interface ListEnvironmentAgentLogsQuery {
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
     * The environment to read logs from.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
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
    /**
     * Only runs whose requests all failed when true, also of those that succeeded; only other runs when false; both when
     * absent.
     * @example true
     */
    requestsFailed?: boolean | undefined;
    /**
     * Only runs for events in this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
    /**
     * Only runs that succeeded when true, only failed ones when false; both when absent.
     * @example false
     */
    success?: SuccessQueryParameter | undefined;
}

/** Code that reacts to events, with its versions, roles and logs. */
export interface Agents {
    /**
     * List the agents of an environment.
     *
     * Returns the agents of one environment, a page at a time. Use `search` to find an agent by a part of its id or slug, and
     * `isSystem` to tell your own agents from those of the service.
     *
     * @returns One page of agents.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const agent of api.agents.list({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(agent);
     * }
     * ```
     */
    list(query: ListAgentsQuery, options?: CallOptions): PageCall<Agent>;

    /**
     * Create an agent.
     *
     * Stores an agent in an environment and returns it. If the service has a runner of agents, it runs the code of
     * `source` from then on. It runs it once for each event whose topic is in `topics`: in a sheet one after the other,
     * those of different sheets at the same time. Instead, choose a `template` and send its `templateOptions`; a program
     * of yours runs such an agent, and can report its runs with jobs of the type `agent`, whose `source` is the agent
     * and whose `subject` is the event. If the environment already has an agent with the same `slug`, that agent is
     * updated and gets a new version instead. Anyone who deploys to an agent needs all permissions that the roles of the
     * agent grant. If the service does not run the agent, `problem` in the response says why, and what to do. Emits
     * `agent:created`, or `agent:updated` for a new version.
     *
     * The code calls the service with a token that has the roles of the agent. A run that fails is not repeated. An agent
     * waits longer after each failed run, and is paused after 20 failed runs in a row, which emits `agent:updated`. A
     * paused agent continues with its next event when it is deployed again.
     *
     * An environment has at most 2 runs at the same time, if the operator of the service sets no other number. Further ones
     * take turns with them, event by event.
     *
     * No agent goes on for ever. If 100 runs of agents, each caused by the one before, led to an event, no agent is run for
     * it: it comes from a circle, of one agent or of several. An agent that has run 10,000 times in an hour, or 1,000 times
     * for events that agents caused, waits until the hour is over, and loses no event. `problem` says so, the log has an
     * entry for each event that is left out, and `agent:updated` is emitted. The operator of the service can change these
     * numbers.
     *
     * @param body What an agent runs and when. An agent either brings its own code in `source`, or is made from a `template` with `templateOptions`.
     * @returns The agent as deployed.
     * @throws ApiError 400: The request for agents is not valid: a parameter, the header or the configuration of the agent is missing, malformed or contradicts itself.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const agent = await api.agents.create({
     *   slug: "send-to-shop",
     *   topics: ["job:ready"],
     *   template: "webhook-egress",
     *   templateOptions: {
     *     template: "webhook-egress",
     *     jobName: "workbook:submitProducts",
     *     url: "https://shop.harbor-goods.example/imports",
     *   },
     *   isSystem: false,
     * }, { environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    create(body: AgentConfig, query: CreateAgentQuery, options?: WriteOptions): Call<Agent | undefined, HttpFailure<400, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get an agent.
     *
     * Returns one agent with its current version: its code or its template. `agents.listVersions` returns earlier deployments.
     *
     * @param agentId The agent.
     * @returns The agent.
     * @throws ApiError 400: The request for agents is not valid: a parameter, the header or the configuration of the agent is missing, malformed or contradicts itself.
     * @throws ApiError 404: No agent has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const agent = await api.agents.get("us_ag_Hn6cV2pY");
     * ```
     */
    get(agentId: AgentId, query?: GetAgentQuery, options?: CallOptions): Call<Agent | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete an agent.
     *
     * Removes the agent with its versions and role assignments. A program that runs it can stop at `agent:deleted`, which
     * this operation emits.
     *
     * @param agentId The agent.
     * @returns The agent was deleted.
     * @throws ApiError 400: The request for agents is not valid: a parameter, the header or the configuration of the agent is missing, malformed or contradicts itself.
     * @throws ApiError 404: No agent has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.agents.delete("us_ag_Hn6cV2pY");
     * ```
     */
    delete(agentId: AgentId, query?: DeleteAgentQuery, options?: WriteOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the versions of an agent.
     *
     * Returns the versions of the agent, one for each deployment, newest first. Use it to see what changed, or to find the
     * version to go back to with `agents.revert`.
     *
     * @param agentId The agent.
     * @returns The versions of the agent.
     * @throws ApiError 400: The request for agents is not valid: a parameter, the header or the configuration of the agent is missing, malformed or contradicts itself.
     * @throws ApiError 404: No agent has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const agentVersions = await api.agents.listVersions("us_ag_Hn6cV2pY");
     * ```
     */
    listVersions(agentId: AgentId, query?: ListAgentVersionsQuery, options?: CallOptions): Call<AgentVersion[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Revert an agent to a version.
     *
     * **Changes the agent although the method is GET**: the agent has the code and settings of the named version from
     * now on. A second request for the same version changes nothing more, so the operation is idempotent. Do not
     * prefetch this address, follow it as a link, cache its response or retry it automatically: the operation is not
     * safe in the sense of HTTP. Returns the version that the agent now has. Emits `agent:updated`.
     *
     * @param agentId The agent.
     * @param agentVersionId The version to go back to.
     * @returns The version that the agent now runs.
     * @throws ApiError 400: The request for agents is not valid: a parameter, the header or the configuration of the agent is missing, malformed or contradicts itself.
     * @throws ApiError 404: The agent, or this version of it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const agentVersion = await api.agents.revert("us_ag_Hn6cV2pY", "us_agv_Tq3mC8fR");
     * ```
     */
    revert(agentId: AgentId, agentVersionId: AgentVersionId, options?: WriteOptions): Call<AgentVersion | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the roles of an agent.
     *
     * Returns every role that the agent holds, each with the account, environment or space that it is granted on. The
     * list is complete and has no pages.
     *
     * @param agentId The agent.
     * @returns The role assignments of the agent.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The agent, the role or the assignment does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const actorRoleResponses = await api.agents.listRoles("us_ag_Hn6cV2pY");
     * ```
     */
    listRoles(agentId: AgentId, options?: CallOptions): Call<ActorRoleResponse[], HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Assign a role to an agent.
     *
     * Gives the agent a role on one account, environment or space, and returns the assignment. The code of the
     * agent calls the service with all of its roles, and with no other rights. Keep the `id` of the assignment:
     * `agents.deleteRole` needs it to undo this.
     *
     * @param agentId The agent.
     * @param body Which role an actor gets, and on what.
     * @returns The assignment.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The agent, the role or the assignment does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const assignRoleResponseData = await api.agents.assignRole("us_ag_Hn6cV2pY", { roleId: "us_rol_Ce5tB9xU", resourceId: "us_sp_8vKd3QxN" });
     * ```
     */
    assignRole(agentId: AgentId, body: AssignActorRoleRequest, options?: WriteOptions): Call<AssignRoleResponseData, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Remove a role from an agent.
     *
     * Removes one assignment of a role. The role itself stays, and so do the agent's other assignments, even those of the
     * same role on other resources.
     *
     * @param agentId The agent.
     * @param actorRoleId The assignment to remove; the `id` that `agents.assignRole` and `agents.listRoles` return, not a role id.
     * @returns The assignment was removed.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The agent, the role or the assignment does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.agents.deleteRole("us_ag_Hn6cV2pY", "us_acr_Yg6lS2kZ");
     * ```
     */
    deleteRole(agentId: AgentId, actorRoleId: ActorRoleId, options?: WriteOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the logs of an agent.
     *
     * Returns the newest runs of one agent, with what each printed, how long it took and what it used. For the runs of all
     * agents, use `agents.listEnvironmentLogs`.
     *
     * Entries are kept for 30 days, if the operator of the service sets no other number or a data retention policy is not
     * shorter. If the entries of an agent take more than 32 MiB, the oldest ones are deleted before.
     *
     * @param agentId The agent.
     * @returns The log entries of the agent.
     * @throws ApiError 400: The request for logs is not valid, for example because `environmentId` is missing.
     * @throws ApiError 404: No agent has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const agentLogs = await api.agents.listLogs("us_ag_Hn6cV2pY", { environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    listLogs(agentId: AgentId, query: ListAgentLogsQuery, options?: CallOptions): Call<AgentLog[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get the log of an event.
     *
     * Returns the run that one event caused; if there are several, the newest. Use it to find out what an agent did with
     * an event that you know, for example from `events.list`.
     *
     * @param eventId The event that caused the run.
     * @returns The run that the event caused.
     * @throws ApiError 400: The request for logs is not valid, for example because `environmentId` is missing.
     * @throws ApiError 404: The environment has no log for this event.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const detailedAgentLog = await api.agents.getLog("us_evt_Vs2hC5nL", { environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    getLog(eventId: EventId, query: GetAgentLogQuery, options?: CallOptions): Call<DetailedAgentLog, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the agent executions of an environment.
     *
     * Returns the runs of the agents in one environment, newest first, a page at a time, with what each used, but without
     * its log. Narrow the list to one agent with `agentId`, to one space with `spaceId`, and to runs that succeeded or
     * failed with `success`. The log of a run is at `agents.getLog`.
     *
     * @returns One page of executions.
     * @throws ApiError 400: The request for logs is not valid, for example because `environmentId` is missing.
     * @throws ApiError 404: No agent has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const execution of api.agents.listEnvironmentExecutions({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(execution);
     * }
     * ```
     */
    listEnvironmentExecutions(query: ListEnvironmentAgentExecutionsQuery, options?: HookedOptions): PageCall<Execution>;

    /**
     * List the agent logs of an environment.
     *
     * Returns the runs of all agents in one environment, a page at a time. Narrow the list to one space with `spaceId`,
     * and to runs that succeeded or failed with `success`. The entries name the event, not the agent. For the resources
     * that the runs of one agent used, call `agents.listLogs`.
     *
     * @returns One page of runs.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const detailedAgentLog of api.agents.listEnvironmentLogs({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(detailedAgentLog);
     * }
     * ```
     */
    listEnvironmentLogs(query: ListEnvironmentAgentLogsQuery, options?: CallOptions): PageCall<DetailedAgentLog>;
}

/** Creates a client with only this resource, for small bundles. */
export function createAgents(options: ClientOptions = {}): Agents {
    return bindAgents(createCore(options));
}

/** Creates the methods of `agents` on an existing client. */
export function bindAgents(core: Core): Agents {
    return bindResource<Agents>(core, "agents", agentsMethods, { page: createPageCall });
}
