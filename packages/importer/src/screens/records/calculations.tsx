import type { Property, SheetId } from "@data-import/types";
import { Component, type VNode } from "preact";
import { getFieldType } from "../../rows/field-types.ts";
import { CalculationsModel, type CalculationType, calculationTypes } from "./calculations-model.ts";
import { toQuery } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";

interface CalculationsProps {
  readonly model: RecordsModel;
  readonly field: Property;
}

/** The calculations of a column; each can be shown below it. They are read while a person looks at them. */
export class Calculations extends Component<CalculationsProps, { readonly isOpen: boolean }> {
  override state = { isOpen: false };

  toggle = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    const calculations = this.props.model.calculations.peek();
    // To open it again is to try again.
    if (calculations !== undefined) calculations.failure.value = undefined;
    this.setState({ isOpen: currentTarget.open });
  };

  override componentDidUpdate(): void {
    if (this.state.isOpen) readOnce(this.props.model);
  }

  override render({ model, field }: CalculationsProps): VNode {
    const { records, shell } = model.host.texts;
    const calculations = model.calculations.value;
    const types = getFieldType(field).holds === "number" ? calculationTypes : calculationTypes.slice(0, 2);
    const button = (type: CalculationType) => (
      <button
        type="button"
        key={type}
        class="item calculation"
        aria-pressed={calculations?.chosen.value.get(field.key) === type}
        onClick={() => calculations?.choose(field.key, type)}
      >
        {records.calculations[type]} <b>{calculations?.write(field.key, type)}</b>
      </button>
    );
    return (
      <details onToggle={this.toggle}>
        <summary>{records.calculationsTitle}</summary>
        {calculations?.failure.value !== undefined && <p role="alert">{calculations.failure.value}</p>}
        {calculations?.found.value === undefined ? (
          <p class="soft">{shell.loading}</p>
        ) : (
          <>
            <p class="soft">{records.calculationsHint}</p>
            {types.map(button)}
          </>
        )}
      </details>
    );
  }
}

/** Also after they were read: other records may be shown since. */
function readOnce(model: RecordsModel): void {
  model.calculations.value ??= new CalculationsModel(model, model.sheet.value?.id as SheetId, () => {
    const { sortField: _, sortDirection: __, ...selection } = toQuery(model.list.peek());
    return selection;
  });
  const calculations = model.calculations.value;
  const { found, failure, isReading } = calculations;
  if (found.value === undefined && failure.value === undefined && !isReading) void calculations.read();
}
