import type { View } from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import { readFailure } from "../../flows/failure.ts";
import { mayDo } from "../../flows/permissions.ts";
import type { Host } from "../host.ts";

/** So many views are tabs: more than a person could tell apart. */
const mostViews = 100;

/** The saved views of a sheet, as far as the person may see them. */
export class ViewsModel {
  /** The oldest first, so that a new one stands at the end. */
  readonly all: Signal<readonly View[]> = signal([]);
  readonly current: Signal<View | undefined> = signal(undefined);
  readonly #host: Host;
  readonly #sheetId: View["sheetId"];

  constructor(host: Host, sheetId: View["sheetId"]) {
    this.#host = host;
    this.#sheetId = sheetId;
  }

  get maySave(): boolean {
    return mayDo(this.#host.caller, "views:write") && this.#host.space.archivedAt === undefined;
  }

  /** Whether the person may change or delete a view: guests may do so with their own only. */
  mayChange(view: View): boolean {
    const { caller } = this.#host;
    const isFree = caller.kind !== "guest" || mayDo(caller, "sheets:write");
    return this.maySave && (isFree || view.createdBy === caller.id);
  }

  async read(): Promise<void> {
    const { client, caller } = this.#host;
    if (!mayDo(caller, "views:read")) return;
    const page = await client.views.list({ sheetId: this.#sheetId, pageSize: mostViews });
    this.all.value = page.data.toReversed();
  }

  /** The view of an id, also one that is not among the tabs; undefined if there is none. Throws other failures. */
  async find(id: string): Promise<View | undefined> {
    const known = this.all.peek().find((view) => view.id === id);
    if (known !== undefined) return known;
    try {
      const view = await this.#host.client.views.get(id as View["id"]);
      return view.sheetId === this.#sheetId ? view : undefined;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === "gone" || failure.kind === "forbidden") return undefined;
      throw error;
    }
  }

  /** Opens a view that was just saved, and shows its tab. */
  open(view: View): void {
    const others = this.all.peek().filter(({ id }) => id !== view.id);
    const isNew = others.length === this.all.peek().length;
    this.all.value = isNew
      ? [...others, view]
      : this.all.peek().map((each) => (each.id === view.id ? view : each));
    this.current.value = view;
    this.#host.go({ screen: "records", sheetId: this.#sheetId, view: view.id });
  }
}
