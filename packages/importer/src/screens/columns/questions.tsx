import type { JobExecutionPlan, PlanField } from "@data-import/types";
import type { VNode } from "preact";
import type { Planned } from "../../flows/import.ts";
import type { ImportFlow } from "../../flows/import-flow.ts";
import type { ImportHost } from "../host.ts";
import { type Column, nameOf } from "./columns-of.ts";

interface OtherQuestionsProps {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly planned: Planned;
  readonly columns: readonly Column[];
}

/** The questions that belong to no column: fields that must have a value, and keys that differ in case only. */
export function OtherQuestions({ host, flow, planned, columns }: OtherQuestionsProps): VNode | null {
  const others = planned.plan.questions.filter(({ sourceField }) => sourceField === undefined);
  if (others.length === 0) return null;
  return (
    <ul class="columns">
      {others.map(({ type, message, destinationField }, place) => (
        <li key={place} class="column asked">
          {type === "required-field" && destinationField !== undefined ? (
            <Required
              host={host}
              flow={flow}
              field={destinationField}
              columns={columns}
              plan={planned.plan}
            />
          ) : type === "similar-keys" ? (
            <Keys host={host} flow={flow} />
          ) : (
            <p dir="auto">{message}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Required({
  host,
  flow,
  field,
  columns,
  plan,
}: {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly field: PlanField;
  readonly columns: readonly Column[];
  readonly plan: JobExecutionPlan;
}): VNode {
  const { columns: words } = host.texts;
  const free = columns.filter(({ match, ruleFields }) => match === undefined && ruleFields.length === 0);
  const taken = columns.filter(({ match }) => match !== undefined);
  return (
    <>
      <p class="question">
        <strong dir="auto">{words.question.requiredField(nameOf(field))}</strong>
      </p>
      <label class="entry">
        <span>{words.column}</span>
        <select
          onChange={({ currentTarget: { value } }) => {
            if (value === "") return;
            void flow.changePlan({
              fieldMapping: [{ sourceField: { key: value }, destinationField: { key: field.key } }],
            });
          }}
        >
          <option value="" />
          {[...free, ...taken].map(({ source, match }) => (
            <option key={source.key} value={source.key}>
              {nameOf(source)}
              {match !== undefined && ` (${words.taken(nameOf(match.destinationField))})`}
            </option>
          ))}
        </select>
      </label>
      <label class="entry">
        <span>{words.constant}</span>
        <input
          type="text"
          dir="auto"
          onChange={({ currentTarget: { value } }) => {
            if (value.trim() === "") return;
            void flow.changePlan({ rules: [...plan.rules, { type: "constant", field: field.key, value }] });
          }}
        />
      </label>
    </>
  );
}

function Keys({ host, flow }: { readonly host: ImportHost; readonly flow: ImportFlow }): VNode {
  const { columns: words } = host.texts;
  return (
    <p class="question">
      <strong>{words.question.similarKeys}</strong>
      <button type="button" class="button" onClick={() => void flow.changePlan({ caseSensitive: true })}>
        {words.different}
      </button>
      <button type="button" class="button" onClick={() => void flow.changePlan({ caseSensitive: false })}>
        {words.same}
      </button>
    </p>
  );
}
