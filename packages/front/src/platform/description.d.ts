import type { Description } from "../description.ts";

// The type of `#description`: the compiler would take long for the type of so much JSON.
declare const description: Description;
export default description;
