export const FAULT_KINDS = ['slow', 'failing', 'empty', 'malformed', 'maintenance'] as const;

/** What goes wrong: late answers, errors, answers without content, answers cut off, or closed for maintenance. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One knob of the demo page. */
export interface Fault {
  id: number;
  kind: FaultKind;
  /** Path with `*` for anything, e.g. `/store-api/checkout/*`. */
  pattern: string;
  /** How late a slow answer is. */
  delayMs: number;
}

/** A fault as it is asked for. */
export type FaultRequest = Omit<Fault, 'id'>;

export const USUAL_DELAY_MS = 3000;
const LONGEST_DELAY_MS = 60_000;
const LONGEST_PATTERN = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesOf = (body: unknown): Record<string, unknown> => {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return isRecord(body) ? body : {};
};

function readDelay(asked: unknown): number | undefined {
  if (asked === undefined || asked === '') return USUAL_DELAY_MS;
  const delay = typeof asked === 'string' || typeof asked === 'number' ? Number(asked) : NaN;
  return Number.isInteger(delay) && delay >= 0 && delay <= LONGEST_DELAY_MS ? delay : undefined;
}

/** Reads a fault from a form or from JSON; a sentence that says what is wrong when it is none. */
export function readFault(body: unknown): FaultRequest | string {
  const { kind: askedKind, pattern, delayMs: askedDelay } = valuesOf(body);
  const kind = FAULT_KINDS.find((known) => known === askedKind);
  if (!kind) return `kind must be one of ${FAULT_KINDS.join(', ')}.`;
  if (typeof pattern !== 'string' || !pattern.startsWith('/') || pattern.length > LONGEST_PATTERN)
    return `pattern must be a path of at most ${LONGEST_PATTERN} characters that starts with a slash.`;
  const delayMs = readDelay(askedDelay);
  if (delayMs === undefined) return `delayMs must be a whole number from 0 to ${LONGEST_DELAY_MS}.`;
  return { kind, pattern, delayMs };
}
