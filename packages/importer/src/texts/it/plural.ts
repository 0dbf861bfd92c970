import { createPlural, type Plural } from "../plural.ts";

/** Counted nouns of this language. */
export const count: Plural<"it"> = createPlural("it");
