import "@data-import/importer/element";
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import { type StartedImport, startImport } from "../start-import.js";

@Component({
  selector: "contacts-page",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="start()">Import contacts</button>
    <p role="status">{{ status() }}</p>
    @if (started(); as begun) {
      <data-import
        [attr.service]="begun.service"
        [attr.session]="begun.session"
        [token]="begun.token"
        (di-ready)="status.set('Choose a file.')"
        (di-imported)="imported($event)"
        (di-completed)="completed()"
        (di-error)="failed($event)"
      ></data-import>
    }
  `,
})
export class Contacts {
  readonly started = signal<StartedImport | undefined>(undefined);
  readonly status = signal("");

  async start() {
    this.started.set(await startImport());
  }
  imported({ detail }: HTMLElementEventMap["di-imported"]) {
    this.status.set(`Imported by ${detail.jobId}.`);
  }
  completed() {
    this.status.set("Thank you.");
    this.started.set(undefined);
  }
  failed({ detail }: HTMLElementEventMap["di-error"]) {
    this.status.set(detail.message);
  }
}
