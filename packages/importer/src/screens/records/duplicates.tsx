import type { DuplicateGroup } from "@data-import/types";
import { Component, type VNode } from "preact";
import { readFailure } from "../../flows/failure.ts";
import { showValue } from "../../rows/field-values.ts";
import { Dialog } from "./dialog.tsx";
import type { RecordsModel } from "./records-model.ts";

/** So many groups are shown; a merge takes all of them. */
const mostGroups = 20;

interface DuplicatesState {
  readonly groups?: readonly DuplicateGroup[] | undefined;
  readonly total?: number;
  readonly isBusy?: boolean;
  readonly failure?: string | undefined;
}

/** Finds records with the same values in some fields, and makes one of each group. */
export class Duplicates extends Component<{ readonly model: RecordsModel }, DuplicatesState> {
  private keys: string[] = [];

  private async find(keys: readonly string[]): Promise<void> {
    this.keys = [...keys];
    this.setState({ groups: undefined, failure: undefined });
    if (keys.length === 0) return;
    this.setState({ isBusy: true });
    const { model } = this.props;
    try {
      const sheetId = model.sheet.value?.id ?? "us_sh_0";
      const found = await model.host.client.records.listDuplicates(sheetId, {
        keyFields: this.keys,
        pageSize: mostGroups,
      });
      this.setState({ groups: found.data, total: found.total ?? found.data.length, isBusy: false });
    } catch (error) {
      this.setState({ failure: readFailure(error).message, isBusy: false });
    }
  }

  private async merge(): Promise<void> {
    const { model } = this.props;
    const { records } = model.host.texts;
    model.close();
    try {
      const body = { keyFields: this.keys, keep: "first" as const, fillEmpty: true };
      const merged = await model.host.client.records.mergeDuplicates(
        model.sheet.value?.id ?? "us_sh_0",
        body,
      );
      model.rows.adopt(merged.commitIds);
      const undo = { label: records.undo, run: () => void model.turn("undo") };
      model.say({ level: "good", text: records.merged(merged.groups, merged.deleted), action: undo });
    } catch (error) {
      model.refuse(error);
    }
  }

  override render({ model }: { readonly model: RecordsModel }, state: DuplicatesState): VNode {
    const { records, shell } = model.host.texts;
    const { groups, total = 0, isBusy, failure } = state;
    const chosen = (form: HTMLFormElement) => new FormData(form).getAll("key").map(String);
    return (
      <Dialog title={records.duplicates} closeLabel={shell.close} close={() => model.close()}>
        <form
          class="stack"
          onChange={(event) => void this.find(chosen(event.currentTarget as HTMLFormElement))}
        >
          <fieldset class="field-choices">
            <legend>{records.sameIn}</legend>
            {model.fields.map(({ key, label }) => (
              <label key={key} class="check">
                <input type="checkbox" name="key" value={key} /> <bdi>{label ?? key}</bdi>
              </label>
            ))}
          </fieldset>
        </form>
        <div aria-live="polite">
          {isBusy && <p class="soft">{shell.loading}</p>}
          {failure !== undefined && <p>{failure}</p>}
          {groups !== undefined && <p>{records.groups(total)}</p>}
        </div>
        {groups !== undefined && groups.length > 0 && (
          <>
            <ul class="groups">
              {groups.map((group) => (
                <li key={group.recordIds[0]}>
                  <bdi>{this.describe(group)}</bdi> <span class="soft">{records.times(group.count)}</span>
                </li>
              ))}
            </ul>
            <p class="soft">{records.mergeNote}</p>
            <button type="button" class="primary" onClick={() => void this.merge()}>
              {records.merge(total)}
            </button>
          </>
        )}
      </Dialog>
    );
  }

  private describe({ values }: DuplicateGroup): string {
    const { model } = this.props;
    const shown = model.fields.flatMap((field) =>
      field.key in values ? [showValue(field, values[field.key], model.host.texts.table)] : [],
    );
    return shown.join(", ");
  }
}
