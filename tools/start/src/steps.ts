// What another room may use of the door: to show its work as the door does, and to end when the door is told to.
export { passSignalsOn } from "../child.mjs";
export { type Step, startStep } from "../steps.mjs";
