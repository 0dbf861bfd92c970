import { asId, type Ids } from "@data-import/types";
import { expect, it } from "vitest";
import { createId, type IdKind, idPrefixes } from "../src/domain/ids.ts";

/** The description has no schema for these ids: a token is shown without one, and a flag is named by its slug. */
const undescribed = ["accessToken", "flag"];

it.each(Object.keys(idPrefixes).filter((kind) => !undescribed.includes(kind)))(
  "a new id of kind %s has the kind that the description says",
  (kind) => {
    const id = createId(kind as IdKind);
    expect(asId(kind as keyof Ids, id)).toBe(id);
  },
);
