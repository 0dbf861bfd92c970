import { asId, type JobOutcomeNext } from "@data-import/types";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { isPageAddress } from "../../flows/outcome.ts";
import type { Note } from "../records/opened.ts";
import { saveBlob } from "../save-blob.ts";
import type { ActionsHost } from "./actions-host.ts";
import type { Ended } from "./press.ts";

/** Where a job that has ended leads people. */
export abstract class NextSteps {
  /** Another one if the language changes. */
  host: ActionsHost;

  constructor(host: ActionsHost) {
    this.host = host;
  }

  /** Says something on the screen, and reads it out. */
  abstract say(note: Note): void;

  /** The sheet that the screen shows. */
  protected findSheetId(): string | undefined {
    return undefined;
  }

  /** Shows all records of the sheet. */
  protected showAll(): void {}

  /** Says why something did not work. */
  readonly refuse = (error: unknown): void => this.fail(readFailure(error));

  protected fail(failure: Failure | undefined): void {
    if (failure !== undefined) this.say({ level: "error", text: failure.message });
  }

  /** Does the next step of an outcome. */
  take({ again }: Pick<Ended, "again">, next: JobOutcomeNext): void {
    const { host } = this;
    const ownId = this.findSheetId();
    const goTo = (sheetId: string) => {
      if (sheetId !== ownId) host.go({ screen: "records", sheetId });
    };
    switch (next.type) {
      case "retry":
        again();
        return;
      case "clearFilters": {
        const isOwn = next.sheetIds === undefined || next.sheetIds.some((id) => id === ownId);
        if (ownId !== undefined && isOwn) this.showAll();
        return;
      }
      case "view":
      case "snapshot":
        goTo(next.sheetId);
        return;
      case "id": {
        const sheet = host.sheets.find(({ id, workbookId }) => id === next.id || workbookId === next.id);
        if (sheet !== undefined) goTo(sheet.id);
        else if (/^[a-z]+_dc_/.test(next.id)) host.go({ screen: "document", documentId: next.id });
        else host.go({ screen: "home" });
        return;
      }
      case "files":
        for (const { fileId } of next.files) void this.save(fileId);
        return;
      case "url":
        if (isPageAddress(next.url)) location.assign(next.url);
        return;
      case "download":
      case "wait":
    }
  }

  /** Gives the person a file of the space. */
  async save(fileId: string): Promise<void> {
    try {
      const download = await this.host.client.files.download(asId("file", fileId));
      saveBlob(await download.blob(), download.fileName ?? "");
    } catch (error) {
      this.refuse(error);
    }
  }
}
