// For other rooms: the progress lines of the door, and its handling of signals.
export { passSignalsOn } from "../child.mjs";
export { formatStep, type Step, startStep } from "../steps.mjs";
