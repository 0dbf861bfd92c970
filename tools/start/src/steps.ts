// For other packages: the progress lines of the start script, and its handling of signals.
export { passSignalsOn } from "../child.mjs";
export { formatStep, type Step, startStep } from "../steps.mjs";
