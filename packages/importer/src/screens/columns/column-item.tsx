import type { FieldMapping, PreviewedValue, Property, RuleStep } from "@data-import/types";
import type { VNode } from "preact";
import type { Planned } from "../../flows/import.ts";
import type { ImportFlow } from "../../flows/import-flow.ts";
import { formatList, formatShare, wordFor } from "../format.ts";
import type { ImportHost } from "../host.ts";
import { type Column, nameOf, readsColumn } from "./columns-of.ts";
import { EnumOptions, listOptions, type Option } from "./enum-options.tsx";

export interface ColumnItemProps {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly planned: Planned;
  readonly column: Column;
}

/** A column of the file: its first values, its field, and what becomes of the values. */
export function ColumnItem({ host, flow, planned, column }: ColumnItemProps): VNode {
  const { columns: words } = host.texts;
  const { source, preview, results, match, questions } = column;
  const name = nameOf(source);
  const id = `column-${source.key}`;
  const field = planned.sheet.config.fields.find(({ key }) => key === match?.destinationField.key);
  const options = listOptions(field);
  return (
    <li
      class={
        questions.length > 0
          ? "column asked"
          : match || column.ruleFields.length > 0
            ? "column"
            : "column unused"
      }
    >
      <div class="column-source">
        <h2 id={id} title={name}>
          <bdi>{name}</bdi>
        </h2>
        <ul class="values" aria-label={words.values}>
          {preview.slice(0, 3).map((value, place) => (
            <Preview key={place} host={host} value={value} result={results[place]} options={options} />
          ))}
        </ul>
      </div>
      <div class="column-field">
        <FieldChoice host={host} flow={flow} planned={planned} column={column} labelledBy={id} />
        <p class="soft reason">{explainMatch(host, column)}</p>
      </div>
      <div class="column-more">
        {questions.map((question) => (
          <Question key={question.type} host={host} flow={flow} column={column} type={question.type} />
        ))}
        {match !== undefined && <Formats host={host} flow={flow} match={match} />}
        {match !== undefined && <EnumOptions host={host} flow={flow} match={match} sheet={planned.sheet} />}
      </div>
    </li>
  );
}

/** A value of the column, and what a cell gets of it if that is something else. */
function Preview({
  host,
  value,
  result,
  options,
}: {
  readonly host: ImportHost;
  readonly value: string;
  readonly result: PreviewedValue | undefined;
  readonly options: readonly Option[];
}): VNode {
  const { columns: words } = host.texts;
  const become = result === undefined || result.value === null ? value : spell(result.value, options);
  return (
    <li class={result?.problem === undefined ? undefined : "unreadable"}>
      {value === "" ? <i>{words.emptyValue}</i> : <bdi>{value}</bdi>}
      {become !== value && (
        <>
          <span class="arrow" aria-label={words.becomes} role="img" />
          <bdi>{become}</bdi>
        </>
      )}
      {result?.problem !== undefined && ` ${words.unreadable}`}
    </li>
  );
}

/** People know an option by its label. */
function spell(value: NonNullable<PreviewedValue["value"]>, options: readonly Option[]): string {
  const nameOne = (one: string | number | boolean) =>
    options.find((option) => option.value === one)?.label ?? String(one);
  return Array.isArray(value) ? value.map(nameOne).join(", ") : nameOne(value);
}

function explainMatch({ texts }: ImportHost, { match, unmatched, ruleFields }: Column): string {
  const { columns: words, language } = texts;
  if (match !== undefined) {
    const { confidence, reason } = match.metadata;
    const why = wordFor(words.reasons, reason);
    const steps = match.steps
      .filter(({ type }) => type !== "trim")
      .map((step) => describeStep(words.steps, step));
    const sure =
      reason === "confirmed" || confidence >= 0.995 ? [] : [words.sure(formatShare(language, confidence))];
    return [why, ...sure, ...steps].join(" · ");
  }
  if (ruleFields.length > 0) return "";
  return unmatched?.reason === undefined ? words.leftOut : wordFor(words.unmatched, unmatched.reason);
}

function describeStep(words: ImportHost["texts"]["columns"]["steps"], step: RuleStep): string {
  if (step.type === "date") return words[step.order];
  if (step.type === "number") return words[step.decimal];
  return words[step.type];
}

/** The menu of fields: the likely ones first, then all of them, with the column that has each now. */
function FieldChoice({
  host,
  flow,
  planned,
  column,
  labelledBy,
}: ColumnItemProps & { readonly labelledBy: string }): VNode {
  const { texts } = host;
  const { columns: words } = texts;
  const { source, match, unmatched, candidates, ruleFields } = column;
  // Until somebody leaves it out, that is a choice, too.
  const isOpen = unmatched !== undefined && unmatched.reason !== "left-out";
  const { plan, sheet } = planned;
  const labels = new Map(sheet.config.fields.map((field) => [field.key, nameOf(field)]));
  const takenBy = new Map(
    plan.fieldMapping.map((each) => [each.destinationField.key, nameOf(each.sourceField)]),
  );
  const current = match?.destinationField.key ?? "";
  const likely = [
    ...(match === undefined
      ? []
      : [{ key: match.destinationField.key, confidence: match.metadata.confidence }]),
    ...candidates.map(({ destinationField: { key }, confidence }) => ({ key, confidence })),
  ];
  const ruleValue = ":rule";
  const openValue = ":open";
  const choose = (key: string) => {
    if (key === ruleValue || key === openValue) return;
    const rules = plan.rules.filter((rule) => !readsColumn(rule, source.key));
    void flow.changePlan({
      fieldMapping: [{ sourceField: { key: source.key }, ...(key !== "" && { destinationField: { key } }) }],
      ...(rules.length < plan.rules.length && { rules }),
    });
  };
  return (
    <label class="entry">
      <span>{words.field}</span>
      <select aria-describedby={labelledBy} onChange={(event) => choose(event.currentTarget.value)}>
        {ruleFields.length > 0 && (
          <option value={ruleValue} selected>
            {words.ruleOf(
              formatList(
                texts.language,
                ruleFields.map((key) => labels.get(key) ?? key),
              ),
            )}
          </option>
        )}
        {isOpen && (
          <option value={openValue} selected>
            {words.noField}
          </option>
        )}
        <option value="" selected={current === "" && ruleFields.length === 0 && !isOpen}>
          {words.leaveOut}
        </option>
        {likely.length > 0 && (
          <optgroup label={words.likely}>
            {likely.map(({ key, confidence }) => (
              <option key={key} value={key} selected={key === current}>
                {labels.get(key) ?? key}
                {confidence < 0.995 && ` (${formatShare(texts.language, confidence)})`}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={words.allFields}>
          {sheet.config.fields
            .filter(({ key }) => !likely.some((each) => each.key === key))
            .map((field) => (
              <option key={field.key} value={field.key}>
                {describeField(field, takenBy.get(field.key), words.taken)}
              </option>
            ))}
        </optgroup>
      </select>
    </label>
  );
}

function describeField(
  field: Property,
  column: string | undefined,
  taken: (column: string) => string,
): string {
  const isRequired = field.constraints?.some(({ type }) => type === "required") === true;
  return `${nameOf(field)}${isRequired ? " *" : ""}${column === undefined ? "" : ` (${taken(column)})`}`;
}

/** What a person should decide about a column, in words, with the button that keeps it as it is. */
function Question({
  host,
  flow,
  column,
  type,
}: Pick<ColumnItemProps, "host" | "flow" | "column"> & {
  readonly type: Column["questions"][number]["type"];
}): VNode | null {
  const { question: words, ...others } = host.texts.columns;
  const { source, match, ruleFields } = column;
  const name = nameOf(source);
  const isDate = match?.steps.some((step) => step.type === "date") === true;
  const texts: Readonly<Record<string, string>> = {
    "unsure-match":
      ruleFields.length > 0
        ? words.unsureSplit(name)
        : words.unsureMatch(name, match ? nameOf(match.destinationField) : ""),
    "unknown-values": words.unknownValues(name),
    "unproven-format": isDate ? words.unprovenDate(name) : words.unprovenNumber(name),
    "required-field": words.requiredField(name),
    "similar-keys": words.similarKeys,
  };
  const confirm =
    match === undefined || type === "unknown-values"
      ? undefined
      : () =>
          void flow.changePlan({
            fieldMapping: [
              {
                sourceField: { key: source.key },
                destinationField: { key: match.destinationField.key },
                steps: match.steps,
              },
            ],
          });
  return (
    <p class="question">
      <strong dir="auto">{wordFor(texts, type)}</strong>
      {confirm !== undefined && type === "unsure-match" && (
        <button type="button" class="button" onClick={confirm}>
          {others.yes}
        </button>
      )}
    </p>
  );
}

/** How dates and numbers of a column are written. */
function Formats({
  host,
  flow,
  match,
}: {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly match: FieldMapping;
}): VNode | null {
  const { columns: words } = host.texts;
  const date = match.steps.find((step) => step.type === "date");
  const number = match.steps.find((step) => step.type === "number");
  if (date === undefined && number === undefined) return null;
  const replace = (changed: RuleStep) =>
    void flow.changePlan({
      fieldMapping: [
        {
          sourceField: { key: match.sourceField.key },
          destinationField: { key: match.destinationField.key },
          steps: match.steps.map((step) => (step.type === changed.type ? changed : step)),
          ...(match.enumDetails && { enumDetails: match.enumDetails }),
        },
      ],
    });
  return (
    <>
      {date !== undefined && (
        <label class="entry">
          <span>{words.dateOrder}</span>
          <select
            onChange={({ currentTarget: { value } }) =>
              replace({ ...date, order: value as typeof date.order })
            }
          >
            {(
              [
                ["day-first", words.dayFirst],
                ["month-first", words.monthFirst],
                ["year-first", words.yearFirst],
              ] as const
            ).map(([order, label]) => (
              <option key={order} value={order} selected={order === date.order}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {number !== undefined && (
        <label class="entry">
          <span>{words.decimal}</span>
          <select
            onChange={({ currentTarget: { value } }) => replace({ ...number, decimal: value as "." | "," })}
          >
            <option value="," selected={number.decimal === ","}>
              {words.decimalComma}
            </option>
            <option value="." selected={number.decimal === "."}>
              {words.decimalPoint}
            </option>
          </select>
        </label>
      )}
    </>
  );
}
