import type {
  CellValue,
  CellValueUnion,
  RecordId,
  RecordMetadata,
  Record as SheetRecord,
  ValidationMessage,
  ValidationType,
} from "@data-import/types";
import type { HasType, SheetChoice, ValuesOf } from "./sheet-values.ts";

type KeyOf<Sheet extends SheetChoice> = string & keyof ValuesOf<Sheet>;

/** A record in a hook. The changes are saved when the hook has handled all records of the chunk. */
export interface HookRecord<Sheet extends SheetChoice = string> {
  /** The id of the record. */
  readonly id: RecordId;
  /** Your own notes on the record, as they are stored. */
  readonly metadata: RecordMetadata | undefined;
  /**
   * The value of a cell: the one that was set last, otherwise the stored one. It is null if the cell is empty. With a
   * blueprint it is undefined if the value is not of the type of the field, such as the text `twelve` in a number field.
   */
  get<Key extends KeyOf<Sheet>>(
    key: Key,
  ): ValuesOf<Sheet>[Key] | null | (Sheet extends string ? never : undefined);
  /** The value of a cell, whatever its type is. */
  getRaw(key: KeyOf<Sheet>): CellValueUnion;
  /** Sets the value of a cell; null empties it. When it is saved, the service checks it by the rules of the field. */
  set<Key extends KeyOf<Sheet>>(key: Key, value: ValuesOf<Sheet>[Key] | null): void;
  /** Adds an error to a cell. Its record becomes invalid. */
  addError(key: KeyOf<Sheet>, message: string): void;
  /** Adds a warning to a cell. */
  addWarning(key: KeyOf<Sheet>, message: string): void;
  /** Adds a note to a cell. */
  addInfo(key: KeyOf<Sheet>, message: string): void;
}

/** A record that a hook edits. */
export interface RecordEdit<Sheet extends SheetChoice> {
  readonly record: HookRecord<Sheet>;
  /** Returns what to save, or undefined if the hook changed nothing. */
  readChanges(): SheetRecord | undefined;
}

interface CellEdit {
  value?: CellValueUnion;
  readonly messages: ValidationMessage[];
  /** Whether the hook stored messages about the cell in its last run. */
  readonly hadMessages: boolean;
}

/** Opens a stored record, which must have its messages, for the hook of a name. */
export function editRecord<Sheet extends SheetChoice>(
  { id, commitId, metadata, values }: SheetRecord,
  hasType: HasType,
  name: string,
): RecordEdit<Sheet> {
  const edits = new Map<string, CellEdit>();
  // The messages of the last run end: a hook that finds an error again adds it again.
  for (const [key, { messages = [] }] of Object.entries(values)) {
    if (messages.some((message) => mayBeOf(name, message)))
      edits.set(key, { messages: [], hadMessages: true });
  }

  function openCell(key: string): CellEdit {
    const opened = edits.get(key) ?? { messages: [], hadMessages: false };
    edits.set(key, opened);
    return opened;
  }

  const getRaw = (key: string): CellValueUnion => {
    const edit = edits.get(key);
    return (edit && "value" in edit ? edit.value : values[key]?.value) ?? null;
  };

  const addMessage = (type: ValidationType) => (key: string, message: string) => {
    openCell(key).messages.push({ type, source: "custom-logic", message });
  };

  const record: HookRecord = {
    id,
    metadata,
    getRaw,
    get(key) {
      const value = getRaw(key);
      return value === null || hasType(key, value) ? value : (undefined as never);
    },
    set(key, value) {
      openCell(key).value = value;
    },
    addError: addMessage("error"),
    addWarning: addMessage("warn"),
    addInfo: addMessage("info"),
  };

  return {
    record: record as unknown as HookRecord<Sheet>,
    readChanges() {
      const changed = [...edits].flatMap(([key, edit]) => {
        const cell = readChange(values[key], edit);
        return cell ? [[key, cell] as const] : [];
      });
      return changed.length > 0 ? { id, commitId, values: Object.fromEntries(changed) } : undefined;
    },
  };
}

/**
 * What to save of a cell; undefined if there is nothing. Messages are sent also if they are the same: another program
 * may have a hook of this name, and only the service knows whose messages are stored.
 */
function readChange(
  stored: CellValue = {},
  { value, messages, hadMessages }: CellEdit,
): CellValue | undefined {
  if (value !== undefined && !isSame(value, stored.value ?? null)) return { value, messages };
  return hadMessages || messages.length > 0 ? { messages } : undefined;
}

/** Whether a message may be one of the hook of a name. Those from before messages had authors may be of anyone. */
function mayBeOf(name: string, { createdBy, hook, source }: ValidationMessage): boolean {
  return createdBy === undefined ? source === "custom-logic" : hook === name;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
