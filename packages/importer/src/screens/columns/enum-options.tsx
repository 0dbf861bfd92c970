import type { FieldMapping, Property, Sheet } from "@data-import/types";
import type { VNode } from "preact";
import type { ImportFlow } from "../../flows/import-flow.ts";
import type { ImportHost } from "../host.ts";
import { nameOf } from "./columns-of.ts";

interface EnumOptionsProps {
  readonly host: ImportHost;
  readonly flow: ImportFlow;
  readonly match: FieldMapping;
  readonly sheet: Sheet;
}

type Meaning = NonNullable<FieldMapping["enumDetails"]>["mapping"][number];

/** What the values of a column mean, for a field with options. Unknown values come first. */
export function EnumOptions({ host, flow, match, sheet }: EnumOptionsProps): VNode | null {
  const { columns: words } = host.texts;
  const { enumDetails } = match;
  const options = listOptions(sheet.config.fields.find(({ key }) => key === match.destinationField.key));
  if (enumDetails === undefined || options.length === 0) return null;
  const unknown = enumDetails.unknownValues ?? [];
  if (unknown.length + enumDetails.mapping.length === 0) return null;
  const choose = (from: string, place: number) => {
    const others = enumDetails.mapping
      .filter((each) => each.from !== from)
      .map((each) => ({ from: each.from, to: each.to }));
    const option = options[place];
    void flow.changePlan({
      fieldMapping: [
        {
          sourceField: { key: match.sourceField.key },
          destinationField: { key: match.destinationField.key },
          steps: match.steps,
          enumDetails: { mapping: option === undefined ? others : [...others, { from, to: option.value }] },
        },
      ],
    });
  };
  return (
    <details class="meanings" open={unknown.length > 0}>
      <summary>{unknown.length > 0 ? words.optionsOf(unknown.length) : words.options}</summary>
      <ul>
        {unknown.map((value) => (
          <Row key={value} host={host} value={value} options={options} to={undefined} choose={choose} />
        ))}
        {enumDetails.mapping.map(({ from, to }) => (
          <Row key={from} host={host} value={from} options={options} to={to} choose={choose} />
        ))}
      </ul>
    </details>
  );
}

function Row({
  host,
  value,
  options,
  to,
  choose,
}: {
  readonly host: ImportHost;
  readonly value: string;
  readonly options: readonly Option[];
  readonly to: Meaning["to"] | undefined;
  readonly choose: (from: string, place: number) => void;
}): VNode {
  return (
    <li>
      <label>
        <bdi>{value}</bdi>
        <span class="arrow" />
        <select onChange={({ currentTarget }) => choose(value, Number(currentTarget.value))}>
          <option value="-1" selected={to === undefined}>
            {host.texts.columns.noOption}
          </option>
          {options.map((option, place) => (
            <option key={place} value={place} selected={option.value === to}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}

/** An option of a field. */
export interface Option {
  readonly value: Meaning["to"];
  readonly label: string;
}

/** The options of a field, with their labels; empty for a field without options. */
export function listOptions(field: Property | undefined): readonly Option[] {
  if (field === undefined || !("config" in field)) return [];
  const { options = [] } = (field.config ?? {}) as {
    readonly options?: readonly { readonly value: Meaning["to"]; readonly label?: string }[];
  };
  return options.map(({ value, label }) => ({ value, label: nameOf({ key: String(value), label }) }));
}
