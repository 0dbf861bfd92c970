import type { InputField } from "@data-import/types";
import type { ComponentChildren, VNode } from "preact";
import { isNeeded, type Typed } from "../../flows/actions.ts";
import type { ActionsHost } from "./actions-host.ts";

/** So many options are shown with all that is known of them; more are a menu. */
const mostShownOptions = 6;

interface InputFormProps {
  readonly host: ActionsHost;
  readonly fields: readonly InputField[];
  readonly typed: Typed;
  /** What is wrong with a field, by its key. */
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (typed: Typed) => void;
}

/** The id of the control of a field, by its place; a key may have spaces. */
export const nameField = (place: number): string => `input-${place}`;

/** The fields of an action, one below the other. */
export function InputForm({ host, fields, typed, problems, change }: InputFormProps): VNode {
  return (
    <>
      {fields.map((field, place) => (
        <FormField
          key={field.key}
          id={nameField(place)}
          host={host}
          field={field}
          value={typed[field.key] ?? ""}
          problem={problems[field.key]}
          change={(value) => change({ ...typed, [field.key]: value })}
        />
      ))}
    </>
  );
}

interface FieldProps {
  readonly host: ActionsHost;
  readonly id: string;
  readonly field: InputField;
  readonly value: string | boolean;
  readonly problem: string | undefined;
  readonly change: (value: string | boolean) => void;
}

function FormField(props: FieldProps): VNode {
  const { id, field, value, problem, change } = props;
  const options = field.config?.options ?? [];
  if (field.type === "enum" && options.length > 0 && options.length <= mostShownOptions)
    return <Choices {...props} />;
  const shared = {
    id,
    "aria-invalid": problem !== undefined,
    "aria-required": isNeeded(field),
    "aria-describedby": `${id}-more`,
    dir: "auto" as const,
  };
  if (field.type === "boolean") {
    return (
      <Around {...props}>
        <label class="check">
          <input
            {...shared}
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
          <Name {...props} />
        </label>
      </Around>
    );
  }
  return (
    <Around {...props}>
      <label class="entry" for={id}>
        <Name {...props} />
        {field.type === "enum" ? (
          <select {...shared} onChange={({ currentTarget }) => change(currentTarget.value)}>
            <option value="" selected={value === ""} />
            {options.map((option, place) => (
              <option key={place} value={String(place)} selected={value === String(place)}>
                {option.label ?? String(option.value)}
              </option>
            ))}
          </select>
        ) : field.type === "number" ? (
          <input
            {...shared}
            type="number"
            step="any"
            value={String(value)}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        ) : field.type === "string" ? (
          <input
            {...shared}
            type="text"
            value={String(value)}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        ) : (
          // A kind that is newer than the page takes JSON.
          <textarea
            {...shared}
            rows={4}
            value={String(value)}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </label>
    </Around>
  );
}

/** Few options, each with its explanation and its colour. Unlike in a menu, a choice could not be taken back without the last one. */
function Choices(props: FieldProps): VNode {
  const { id, host, field, value, change } = props;
  const show = (chosen: string, children: ComponentChildren) => (
    <label key={chosen} class="check">
      <input
        type="radio"
        name={id}
        id={chosen === "0" ? id : undefined}
        value={chosen}
        checked={value === chosen}
        onChange={() => change(chosen)}
      />
      {children}
    </label>
  );
  return (
    <Around {...props}>
      <fieldset aria-describedby={`${id}-more`}>
        <legend>
          <Name {...props} />
        </legend>
        {field.config?.options.map((option, place) =>
          show(
            String(place),
            <>
              {option.color !== undefined && <Swatch color={option.color} />}
              <span>
                <bdi>{option.label ?? String(option.value)}</bdi>{" "}
                {option.description !== undefined && <bdi class="soft">{option.description}</bdi>}
              </span>
            </>,
          ),
        )}
        {!isNeeded(field) && show("", host.texts.actions.noChoice)}
      </fieldset>
    </Around>
  );
}

/** A colour of somebody else. What is not a colour shows nothing. */
function Swatch({ color }: { readonly color: string }): VNode {
  return (
    <i
      class="swatch"
      aria-hidden="true"
      ref={(element) => {
        if (element !== null) element.style.backgroundColor = color;
      }}
    />
  );
}

function Name({ host, field }: FieldProps): VNode {
  return (
    <span>
      <bdi>{field.label}</bdi>
      {isNeeded(field) && <em class="tag">{host.texts.actions.required}</em>}
    </span>
  );
}

/** A control with its explanation, and with what is wrong. */
function Around({
  id,
  field,
  problem,
  children,
}: FieldProps & { readonly children: ComponentChildren }): VNode {
  return (
    <div class="input-field">
      {children}
      <div id={`${id}-more`}>
        {field.description !== undefined && (
          <p class="soft" dir="auto">
            {field.description}
          </p>
        )}
        {problem !== undefined && (
          <p class="entry-error" dir="auto">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
