import type { Property, SheetId } from "@data-import/types";
import type { VNode } from "preact";
import { FiguresModel, type FigureType, figureTypes } from "./figures-model.ts";
import { toQuery } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";

interface FiguresProps {
  readonly model: RecordsModel;
  readonly field: Property;
}

/** The figures of a column; each can be shown below it. They are read when a person asks for them. */
export function Figures({ model, field }: FiguresProps): VNode {
  const { records, shell } = model.host.texts;
  const figures = model.figures.value;
  const types = field.type === "number" ? figureTypes : figureTypes.slice(0, 2);
  const button = (type: FigureType) => (
    <button
      type="button"
      key={type}
      class="item figure"
      aria-pressed={figures?.chosen.value.get(field.key) === type}
      onClick={() => figures?.choose(field.key, type)}
    >
      {records.figures[type]} <b>{figures?.write(field.key, type)}</b>
    </button>
  );
  return (
    <details onToggle={(event) => (event.currentTarget as HTMLDetailsElement).open && read(model)}>
      <summary>{records.figuresTitle}</summary>
      {figures?.failure.value !== undefined && <p role="alert">{figures.failure.value}</p>}
      {figures?.found.value === undefined ? (
        <p class="soft">{shell.loading}</p>
      ) : (
        <>
          <p class="soft">{records.figuresHint}</p>
          {types.map(button)}
        </>
      )}
    </details>
  );
}

function read(model: RecordsModel): void {
  model.figures.value ??= new FiguresModel(model, model.sheet.value?.id as SheetId, () => {
    const { sortField: _, sortDirection: __, ...selection } = toQuery(model.list.peek());
    return selection;
  });
  if (model.figures.value.found.value === undefined) void model.figures.value.read();
}
