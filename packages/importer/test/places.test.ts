import { readFileSync } from "node:fs";
import type {
  Action,
  CanvasArea,
  File as DescribedFile,
  Document,
  Guidance,
  GuidanceOptions,
  InputEnumPropertyOption,
  InputField,
  JobOutcome,
  JobOutcomeNext,
  SpaceSettings,
  ValidationMessage,
} from "@data-import/types";
import { expect, test } from "vitest";

/** The file that shows a property, below `src`; or why people need not see it. */
type Place = `${string}.ts` | `${string}.tsx` | { readonly not: string };

const list = "flows/actions.ts";
const button = "screens/actions/action-button.tsx";
const dialog = "screens/actions/action-dialog.tsx";
const model = "screens/actions/pressing.ts";
const steps = "screens/actions/next-steps.ts";
const document = "screens/space/document-screen.tsx";
const areas = "flows/canvas.ts";
const area = "screens/space/area.tsx";
const canvas = "screens/space/canvas-screen.tsx";
const guides = "flows/guidance.ts";
const files = "screens/space/file-cards.tsx";
const around = { not: "People are in the space; they need no id of it." };
const form = "screens/actions/input-form.tsx";
const outcome = "screens/actions/outcome-dialog.tsx";
const byTheService = { not: "The service writes it, for programs." };

/** The types follow the description, so a property without a place does not compile. */
const places: {
  readonly Action: Record<keyof Action, Place>;
  readonly InputField: Record<keyof InputField, Place>;
  readonly InputEnumPropertyOption: Record<keyof InputEnumPropertyOption, Place>;
  readonly JobOutcome: Record<keyof JobOutcome, Place>;
  readonly Document: Record<keyof Document, Place>;
  readonly CanvasArea: Record<keyof CanvasArea, Place>;
  readonly SpaceSettings: Record<keyof SpaceSettings, Place>;
  readonly Guidance: Record<keyof Guidance, Place>;
  readonly GuidanceOptions: Record<keyof GuidanceOptions, Place>;
  readonly File: Record<keyof DescribedFile, Place>;
  readonly ValidationMessage: Record<keyof ValidationMessage, Place>;
} = {
  Action: {
    label: button,
    confirm: list,
    constraints: list,
    createdFrom: byTheService,
    deletedAt: byTheService,
    description: list,
    guardrail: dialog,
    guide: dialog,
    icon: { not: "The page has no icons: their names are those of another program." },
    inputForm: dialog,
    invalidConditionalMessaging: list,
    invalidRecordsMessage: list,
    validRecordsMessage: list,
    lastPropagatedAt: byTheService,
    messages: dialog,
    mode: model,
    mount: list,
    operation: list,
    primary: button,
    schedule: button,
    tooltip: button,
    type: { not: "Deprecated, and nothing replaces it." },
    requireAllValid: list,
    requireSelection: list,
    slug: list,
  },
  InputField: {
    key: form,
    label: form,
    type: form,
    description: form,
    defaultValue: list,
    config: form,
    constraints: list,
  },
  InputEnumPropertyOption: {
    value: form,
    label: form,
    description: form,
    color: form,
    icon: { not: "The page has no icons: their names are those of another program." },
    meta: { not: "Notes for hooks." },
  },
  JobOutcome: {
    acknowledge: model,
    trigger: "flows/outcome.ts",
    buttonText: outcome,
    next: outcome,
    heading: outcome,
    message: outcome,
    hideDefaultButton: outcome,
  },
  Document: {
    id: document,
    title: document,
    body: document,
    treatments: "flows/documents.ts",
    actions: list,
    createdAt: { not: "The menu has the documents in this order." },
    updatedAt: { not: "The newest text is shown." },
    createdFrom: byTheService,
    lastPropagatedAt: byTheService,
    environmentId: around,
    spaceId: around,
  },
  CanvasArea: {
    id: canvas,
    canvasId: { not: "A space has one canvas." },
    parentId: areas,
    config: areas,
    metadata: { not: "Notes for programs." },
    overlay: areas,
    layout: area,
    type: areas,
    position: canvas,
    visibility: area,
    createdAt: { not: "The areas of a position are in this order." },
    updatedAt: { not: "The newest settings are shown." },
    deletedAt: { not: "The list has no deleted areas." },
  },
  SpaceSettings: {
    sidebarConfig: "flows/sign-in.ts",
    filesMappedAfterJob: "screens/model.ts",
    omitActions: "screens/records/records-model.ts",
    omitRowSelectionToolbar: "screens/records/cell-menu.tsx",
    extractionOptions: { not: "The service reads files by them." },
  },
  Guidance: {
    id: guides,
    guideSlug: guides,
    guide: guides,
    options: guides,
    createdFrom: byTheService,
    lastPropagatedAt: byTheService,
  },
  GuidanceOptions: {
    target: "screens/space/guide-targets.ts",
    trigger: "screens/space/guides.tsx",
    type: "screens/space/guides.tsx",
    role: guides,
  },
  File: {
    id: files,
    name: files,
    status: files,
    size: files,
    bytesReceived: files,
    createdAt: files,
    expiredAt: files,
    mode: files,
    origin: files,
    description: files,
    actions: list,
    workbookId: files,
    sheetId: { not: "The screen of the columns shows the sheet that a file was read into." },
    ext: { not: "The name has it." },
    mimetype: { not: "The name says what a file is." },
    encoding: { not: "How the bytes traveled, for programs." },
    updatedAt: { not: "Its status says how far a file is." },
    spaceId: around,
    treatments: { not: "The screen of the layout shows how the service reads a file." },
  },
  ValidationMessage: {
    createdBy: { not: "Who has changed the cell stands in the history." },
    field: { not: "The cell of the field shows the message." },
    hook: { not: "People correct a value in the same way, with any finder of the mistake." },
    type: "table/messages.ts",
    source: { not: "People correct a value in the same way, with any finder of the mistake." },
    message: "table/messages.ts",
    path: { not: "The place inside a nested value, for programs." },
    code: { not: "The message says it in words." },
    params: { not: "The message has them in it." },
  },
};

const rows = Object.entries(places).flatMap(([schema, properties]) =>
  Object.entries(properties).map(([property, place]) => ({ schema, property, place })),
);

test.each(rows)("$schema.$property has its place", ({ property, place }) => {
  if (typeof place === "object") return expect(place.not).toMatch(/\.$/);
  const source = readFileSync(new URL(`../src/${place}`, import.meta.url), "utf8");
  expect(source).toMatch(new RegExp(`\\b${property}\\b`));
});

const nextSteps: Record<JobOutcomeNext["type"], true> = {
  id: true,
  url: true,
  download: true,
  files: true,
  wait: true,
  snapshot: true,
  retry: true,
  view: true,
  clearFilters: true,
};

test.each(Object.keys(nextSteps))("a job that ends with the step %s leads there", (step) => {
  expect(readFileSync(new URL(`../src/${steps}`, import.meta.url), "utf8")).toContain(`case "${step}":`);
});
