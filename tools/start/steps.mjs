import { Interrupted } from "./child.mjs";

const firstWord = 2_000;
const heartbeat = 20_000;

/**
 * @typedef {object} Step
 * @property {(text: string) => void} note Sets the text about its current work.
 * @property {(text: string) => void} say Prints one line about a finished part; the step continues.
 * @property {(text: string) => void} done Ends the step with success: one line with its result and its duration.
 * @property {(error?: unknown) => void} fail Ends the step with a failure: one line with its name.
 *
 * @typedef {object} Screen
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 * @property {(text: string) => unknown} write
 */

/**
 * Shows the progress of one step. On a terminal, it updates one line. Elsewhere it prints a line if the step takes more
 * than two seconds, another one every 20 seconds, and one at the end.
 *
 * @param {string} name
 * @param {Screen} [screen]
 * @returns {Step}
 */
export function startStep(name, screen = process.stdout) {
  const started = Date.now();
  let busyWith = "";
  const line = (/** @type {string} */ sign, /** @type {string} */ text) =>
    formatStep(sign, name, text, Date.now() - started);

  const draw = () => screen.write(`\r\x1b[K${line("…", busyWith).slice(0, (screen.columns ?? 80) - 1)}`);
  const tell = () => screen.write(`${line("…", busyWith)}\n`);
  /** @type {NodeJS.Timeout} */
  let timer;
  if (screen.isTTY) {
    draw();
    timer = setInterval(draw, 200);
  } else {
    timer = setTimeout(() => {
      tell();
      timer = setInterval(tell, heartbeat);
    }, firstWord);
  }
  const end = (/** @type {string} */ text) => {
    clearTimeout(timer);
    screen.write(`${screen.isTTY ? "\r\x1b[K" : ""}${text}\n`);
  };
  return {
    note(text) {
      busyWith = text;
    },
    say(text) {
      screen.write(`${screen.isTTY ? "\r\x1b[K" : ""}${text}\n`);
      if (screen.isTTY) draw();
    },
    done: (text) => end(line("✓", text)),
    fail: (error) => end(line("✗", error instanceof Interrupted ? "stopped" : "failed")),
  };
}

/**
 * One line about a step: `✓ build     9 tasks, 7 from cache  1.2 s`.
 *
 * @param {string} sign
 * @param {string} name
 * @param {string} text
 * @param {number} milliseconds
 */
export function formatStep(sign, name, text, milliseconds) {
  return `${sign} ${name.padEnd(9)} ${text}${text === "" ? "" : "  "}${formatDuration(milliseconds)}`;
}

/**
 * Milliseconds in readable units: `0.3 s`, `31 s`, `2 min 5 s`.
 *
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
