import type { CellValueUnion, CellValueWithCounts, Property } from "@data-import/types";
import { Component, type VNode } from "preact";
import { readFailure } from "../../flows/failure.ts";
import { showValue } from "../../rows/field-values.ts";
import { Calculations } from "./calculations.tsx";
import { Popover } from "./dialog.tsx";
import { toQuery } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";

/** So many values are shown; a search finds the others. */
const mostValues = 50;

interface ColumnMenuProps {
  readonly model: RecordsModel;
  readonly field: Property;
  readonly anchor: HTMLElement;
}

interface ColumnMenuState {
  readonly values?: readonly CellValueWithCounts[];
  readonly failure?: string;
}

/** What can be done with a column: sort by it, and show only some of its values. */
export class ColumnMenu extends Component<ColumnMenuProps, ColumnMenuState> {
  private readonly ended = new AbortController();
  private asked: AbortController | undefined;

  override componentDidMount(): void {
    void this.read("");
  }

  override componentWillUnmount(): void {
    this.ended.abort();
    this.asked?.abort();
  }

  private async read(search: string): Promise<void> {
    const { model, field } = this.props;
    this.asked?.abort();
    const asked = new AbortController();
    this.asked = asked;
    const { values: _, ...others } = model.list.value;
    const { filter, filterField, q } = toQuery({ ...others, values: {}, search: "" });
    const found = search === "" ? {} : { searchValue: search };
    const query = { distinct: true, fieldKey: field.key, includeCounts: true, pageSize: mostValues } as const;
    try {
      const cells = await model.host.client.records.getCellValues(
        model.sheet.value?.id ?? "us_sh_0",
        { ...query, ...found, filter, filterField, q },
        { signal: asked.signal },
      );
      this.setState({ values: cells[field.key] ?? [] });
    } catch (error) {
      if (!asked.signal.aborted) this.setState({ failure: readFailure(error).message });
    }
  }

  private toggle(value: CellValueUnion): void {
    const { model, field } = this.props;
    const list = model.list.value;
    const chosen = list.values[field.key] ?? [];
    const isOn = chosen.some((each) => each === value);
    const next = isOn ? chosen.filter((each) => each !== value) : [...chosen, value];
    model.show({ ...list, values: { ...list.values, [field.key]: next } });
  }

  override render({ model, field, anchor }: ColumnMenuProps, { values, failure }: ColumnMenuState): VNode {
    const { records } = model.host.texts;
    const { sort } = model.list.value;
    const label = field.label ?? field.key;
    const sortBy = (direction: "asc" | "desc") => {
      const isOn = sort?.key === field.key && sort.direction === direction;
      model.show({ ...model.list.value, sort: isOn ? undefined : { key: field.key, direction } });
      model.close();
    };
    const isOn = (direction: "asc" | "desc") => sort?.key === field.key && sort.direction === direction;
    return (
      <Popover label={label} anchor={anchor} close={() => model.closeIf("column")}>
        {field.description !== undefined && (
          <p class="soft" dir="auto">
            {field.description}
          </p>
        )}
        <button type="button" class="item" aria-pressed={isOn("asc")} onClick={() => sortBy("asc")}>
          {records.sortUp}
        </button>
        <button type="button" class="item" aria-pressed={isOn("desc")} onClick={() => sortBy("desc")}>
          {records.sortDown}
        </button>
        <button
          type="button"
          class="item"
          onClick={() => {
            model.show({ ...model.list.value, errors: field.key });
            model.close();
          }}
        >
          {records.onlyErrors}
        </button>
        {this.listActions()}
        <Calculations model={model} field={field} />
        <fieldset>
          <legend>{records.values}</legend>
          <input
            type="search"
            aria-label={records.searchValues}
            placeholder={records.searchValues}
            onInput={(event) => void this.read(event.currentTarget.value)}
          />
          {failure !== undefined && <p role="alert">{failure}</p>}
          {values === undefined ? <p class="soft">{model.host.texts.shell.loading}</p> : this.list(values)}
          {values?.length === mostValues && <p class="soft">{records.moreValues(mostValues)}</p>}
        </fieldset>
      </Popover>
    );
  }

  /** The buttons of integrations for this column. One that cannot be pressed says why beside its name. */
  private listActions(): VNode[] | undefined {
    const { model, field } = this.props;
    const actions = model.actions.value;
    return actions?.list(field.key).map((shown, place) => {
      const hindrance = actions.findHindrance(shown, field.key);
      return (
        <button
          key={place}
          type="button"
          class="item"
          aria-disabled={hindrance !== undefined || undefined}
          onClick={() => {
            model.close();
            void actions.press(shown, field.key);
          }}
        >
          <bdi>{shown.action.label}</bdi>
          {hindrance !== undefined && <span class="soft"> {actions.explain(hindrance)}</span>}
        </button>
      );
    });
  }

  private list(values: readonly CellValueWithCounts[]): VNode {
    const { model, field } = this.props;
    const { texts } = model.host;
    const number = new Intl.NumberFormat(texts.language);
    const chosen = model.list.value.values[field.key] ?? [];
    return (
      <ul class="value-choices">
        {values.map(({ value = null, counts }) => (
          <li key={String(value)}>
            <label class="check">
              <input
                type="checkbox"
                checked={chosen.some((each) => each === value)}
                onChange={() => this.toggle(value)}
              />
              <bdi>{showValue(field, value, texts.table) || texts.table.noValue}</bdi>
              <span class="soft">{counts && number.format(counts.total)}</span>
            </label>
          </li>
        ))}
      </ul>
    );
  }
}
