import { createDocuments } from "@data-import/client/resources/documents";
import { createGuidanceResource } from "@data-import/client/resources/guidance";
import type { Document, Event, Guidance, Job } from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import { listUnseen } from "../../flows/job-notices.ts";
import { mayDo } from "../../flows/permissions.ts";
import { followRows } from "../../rows/follow-rows.ts";
import { followedJobs } from "../followed-jobs.ts";
import type { Host } from "../host.ts";

/** So many of the newest jobs are looked at, which is one request. */
const mostJobs = 100;

/** What people see of a space beside its sheets. All parts of the page that show some of it share one. */
export class SpaceModel {
  readonly documents: Signal<readonly Document[]> = signal([]);
  readonly guidance: Signal<readonly Guidance[]> = signal([]);
  /** The slug of the guide that the person asks for. */
  readonly wantedGuide: Signal<string | undefined> = signal(undefined);
  /** The jobs of the person whose end was not seen. */
  readonly unseen: Signal<readonly Job[]> = signal([]);
  /** What the columns of canvases take, in percent, as the person has made them, by the names of their edges. */
  readonly shares: Signal<ReadonlyMap<string, number>> = signal(new Map());
  /** Another one if the language changes. */
  host: Host;
  readonly #listeners = new Set<(event: Event) => void>();
  readonly #stopped = new AbortController();
  readonly #endFollowed: () => void;
  #jobs: readonly Job[] = [];
  /** The person has closed what these said; the service may not have taken it down. */
  readonly #closed = new Set<string>();

  constructor(host: Host) {
    this.host = host;
    this.#endFollowed = followedJobs(host.root).subscribe(() => this.#pickUnseen());
    const readAll = () => {
      void this.#readDocuments();
      void this.#readGuidance();
      void this.#readJobs();
    };
    readAll();
    void followRows(host.client, host.space.id, this.#stopped.signal, {
      // What was read before may be older.
      onConnect: readAll,
      onEvent: (event) => this.#receive(event),
      // Without events, what was read stays. The records say it.
      onEnd: () => {},
    });
  }

  stop(): void {
    this.#stopped.abort();
    this.#endFollowed();
    this.#listeners.clear();
  }

  /** Hands over the events of the space; returns a function that ends this. */
  listen(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The person has seen how a job ended. If the service does not take it down, it is shown again after a reload. */
  close({ id }: Job): void {
    this.#closed.add(id);
    this.#pickUnseen();
    void this.host.client.jobs.acknowledgeOutcome(id).result();
  }

  #receive(event: Event): void {
    if (event.domain === "document") void this.#readDocuments();
    if (/^job:(completed|failed|deleted|outcome-acknowledged|updated)$/.test(event.topic)) {
      // Most changes of a job are its progress.
      if (event.topic !== "job:updated" || event.payload["status"] === "canceled") void this.#readJobs();
    }
    for (const listener of this.#listeners) listener(event);
  }

  /** Nobody misses a list that they did not ask for: a failure says nothing, and the next event tries again. */
  async #readDocuments(): Promise<void> {
    const { client, caller, space } = this.host;
    if (!mayDo(caller, "documents:read")) return;
    const documents = client.more(createDocuments);
    const read = await documents.list(space.id, {}, { signal: this.#stopped.signal }).result();
    if (read.ok) this.documents.value = read.data;
  }

  /** Guidance has no events: others see a new one after they have loaded the page again. */
  async #readGuidance(): Promise<void> {
    const { client, caller, space } = this.host;
    if (!mayDo(caller, "guidance:read")) return;
    const options = { signal: this.#stopped.signal };
    const read = await client
      .more(createGuidanceResource)
      .list(space.id, { includeGuide: true }, options)
      .result();
    if (read.ok) this.guidance.value = read.data;
  }

  async #readJobs(): Promise<void> {
    const { client, caller, space } = this.host;
    if (!mayDo(caller, "jobs:read")) return;
    const query = { spaceId: space.id, excludeChildJobs: true, pageSize: mostJobs };
    const read = await client.jobs.list(query, { signal: this.#stopped.signal }).result();
    if (!read.ok) return;
    this.#jobs = read.data.data;
    this.#pickUnseen();
  }

  #pickUnseen(): void {
    const { root, caller } = this.host;
    const open = this.#jobs.filter(({ id }) => !this.#closed.has(id));
    this.unseen.value = listUnseen(open, caller.id, followedJobs(root).peek());
  }
}

const models = new WeakMap<ShadowRoot, SpaceModel>();

/** The model of the space that is open; the frame makes it, and ends it. */
export function openSpaceModel(host: Host): SpaceModel {
  const known = models.get(host.root);
  if (known !== undefined && known.host.space.id === host.space.id) {
    known.host = host;
    return known;
  }
  known?.stop();
  const model = new SpaceModel(host);
  models.set(host.root, model);
  return model;
}

/** The space is not open any more. */
export function closeSpaceModel({ root }: Host): void {
  models.get(root)?.stop();
  models.delete(root);
}
