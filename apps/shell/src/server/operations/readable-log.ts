import { inspect } from 'node:util';

interface Entry {
  level: number;
  time: unknown;
  pid: unknown;
  hostname: unknown;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string; [more: string]: unknown };
  [detail: string]: unknown;
}

const LEVELS = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** A JSON line of the log as text: level, message and details; below them the stack of an error. */
export function readableLine(line: string): string {
  const { level, time, pid, hostname, msg = '', err = {}, ...details } = JSON.parse(line) as Entry;
  const { type, message, stack, ...more } = err;
  const all = { ...details, ...more };
  const shown = Object.keys(all).length > 0 ? `  ${inspect(all, { breakLength: Infinity })}` : '';
  return [`${LEVELS.get(level) ?? level}: ${msg}${shown}`, ...(stack ? [stack] : []), ''].join('\n');
}

/** Destination of a log for people: readable lines in the terminal. */
export const readableLog = { write: (line: string) => void process.stdout.write(readableLine(line)) };
