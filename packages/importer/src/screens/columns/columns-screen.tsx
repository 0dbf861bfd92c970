import type { Property } from "@data-import/types";
import type { VNode } from "preact";
import { type Import, listUnplaced, type Planned } from "../../flows/import.ts";
import type { ImportFlow } from "../../flows/import-flow.ts";
import { keepDecisions } from "../../flows/keep-decisions.ts";
import style from "../../styles/columns.css";
import { formatParts } from "../format.ts";
import type { ImportHost } from "../host.ts";
import { FailureBox, Heading, Way } from "../parts.tsx";
import { ColumnItem } from "./column-item.tsx";
import { listColumns, nameOf } from "./columns-of.ts";
import { OtherQuestions } from "./questions.tsx";

/** The screen that matches the columns of a file with the fields of a sheet. */
export interface ColumnsScreenProps {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly state: Import & { readonly at: "columns" | "done" };
}

/** Each column with its field and what becomes of its values; questions come first. */
export function ColumnsScreen({ host, flow, state }: ColumnsScreenProps): VNode {
  host.addStyle(style);
  const { columns: words } = host.texts;
  const { plan, source, sheet } = state.planned;
  const isOver = state.at === "done";
  const isSaving = state.at === "columns" && state.isSaving;
  const columns = listColumns(plan, source.config.fields);
  const matched = columns.filter(
    ({ match, ruleFields }) => match !== undefined || ruleFields.length > 0,
  ).length;
  const unplaced = listUnplaced(plan).length;
  const open = [
    ...(plan.questions.length > 0 ? [words.questions(plan.questions.length)] : []),
    ...(unplaced > 0 ? [words.unplaced(unplaced)] : []),
  ];
  return (
    <section class="wide columns-screen" aria-busy={isSaving}>
      <Heading>{words.title}</Heading>
      <p class="row">
        <strong dir="auto">{source.name}</strong>
        <span>{words.intro(columns.length, matched)}</span>
        <button type="button" class="link" onClick={() => void flow.showLayout()}>
          {isOver ? host.texts.running.again : words.layout}
        </button>
      </p>
      {isOver ? (
        <p class="note">{words.ranAlready}</p>
      ) : (
        <p role="status" class={open.length > 0 ? "note warn" : "note good"}>
          {open.length > 0 ? formatParts(host.texts.language, open) : words.noQuestions}
        </p>
      )}
      {state.at === "columns" && state.failure !== undefined && (
        <FailureBox texts={host.texts} failure={state.failure} />
      )}
      <fieldset class="bare" disabled={isOver}>
        <OtherQuestions host={host} flow={flow} planned={state.planned} columns={columns} />
        <ul class="columns">
          {columns.map((column) => (
            <ColumnItem
              key={column.source.key}
              host={host}
              flow={flow}
              planned={state.planned}
              column={column}
            />
          ))}
        </ul>
        <EmptyFields
          host={host}
          names={plan.unmappedDestinationFields.map(({ destinationField }) => nameOf(destinationField))}
        />
        <Keys
          host={host}
          flow={flow}
          fields={sheet.config.fields}
          chosen={readKeys(state.planned.job.config)}
          plan={plan}
        />
      </fieldset>
      <p class="actions foot">
        {isOver ? (
          <Way host={host} to={{ screen: "records", sheetId: sheet.id }} kind="primary">
            {words.toRecords}
          </Way>
        ) : (
          <button
            type="button"
            class="primary"
            aria-disabled={isSaving}
            onClick={() => !isSaving && void flow.run()}
          >
            {words.import}
          </button>
        )}
        <span class="soft" role="status">
          {isSaving ? words.saving : ""}
        </span>
      </p>
    </section>
  );
}

function EmptyFields({
  host,
  names,
}: {
  readonly host: ImportHost;
  readonly names: readonly string[];
}): VNode | null {
  if (names.length === 0) return null;
  return (
    <details>
      <summary>{host.texts.columns.unmatchedFields(names.length)}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which field says that a row is about a record that is already there. */
function Keys({
  host,
  flow,
  fields,
  chosen,
  plan,
}: {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly fields: readonly Property[];
  readonly chosen: readonly string[];
  readonly plan: Planned["plan"];
}): VNode {
  const { columns: words } = host.texts;
  const [first = ""] = chosen;
  return (
    <div class="keys">
      <h2>{words.keys}</h2>
      <label class="entry">
        <span>{words.keysIntro}</span>
        <select
          onChange={(event) => {
            const { value } = event.currentTarget;
            const keyFields = value === "" ? [] : [value];
            void flow.changeKeys(keyFields, keepDecisions(plan));
          }}
        >
          <option value="" selected={first === ""}>
            {words.noKeys}
          </option>
          {fields.map((field) => (
            <option key={field.key} value={field.key} selected={field.key === first}>
              {nameOf(field)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function readKeys(config: unknown): readonly string[] {
  return (config as { readonly keyFields?: readonly string[] } | undefined)?.keyFields ?? [];
}
