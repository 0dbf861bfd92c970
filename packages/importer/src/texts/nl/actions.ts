import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "Acties",
  help: "Help",
  required: "verplicht",
  needed: "Dit is verplicht.",
  noChoice: "Geen van deze",
  selected: (records) =>
    count(records, { one: "Voor het # geselecteerde record.", other: "Voor de # geselecteerde records." }),
  tooMany: (most) =>
    count(most, {
      one: "Selecteer hoogstens # record, of alle records die worden weergegeven.",
      other: "Selecteer hoogstens # records, of alle records die worden weergegeven.",
    }),
  hindrances: {
    running: "Dit wordt nog uitgevoerd.",
    saving: "Uw laatste wijzigingen worden opgeslagen.",
    noData: "Er zijn nog geen records.",
    noSelection: "Selecteer eerst records: druk in de tabel op Shift+spatie.",
    noColumn: "Deze kolom kan alleen worden gelezen.",
  },
  errors: (errors) =>
    count(errors, {
      one: "Corrigeer eerst # record met een fout.",
      other: "Corrigeer eerst # records met fouten.",
    }),
  schedules: {
    hourly: "Wordt elk uur automatisch uitgevoerd.",
    daily: "Wordt elke dag automatisch uitgevoerd.",
    weekly: "Wordt elke week automatisch uitgevoerd.",
  },
  done: (action) => `‘${action}’ is voltooid.`,
  show: "Weergeven",
  failed: (action) => `‘${action}’ is mislukt.`,
  canceled: (action) => `‘${action}’ is geannuleerd.`,
  next: {
    id: "Openen",
    url: "Openen",
    download: "Downloaden",
    files: "Downloaden",
    snapshot: "Records weergeven",
    retry: "Opnieuw proberen",
    view: "Records weergeven",
    clearFilters: "Alle records weergeven",
  },
};
