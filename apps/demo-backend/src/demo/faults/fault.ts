import { valuesOf } from '../read-values.ts';
import { VENDOR_NAMES, type VendorName } from './vendors.ts';

export const FAULT_KINDS = ['slow', 'failing', 'dropped', 'empty', 'malformed', 'maintenance'] as const;

/** Late answers, errors, broken connections, answers without content or cut off, or closed for maintenance. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One knob of the demo page. */
export interface Fault {
  id: number;
  kind: FaultKind;
  /** Whose answers; absent: everybody's. */
  vendor?: VendorName;
  /** Path with `*` for anything, e.g. `/store-api/checkout/*`. */
  pattern: string;
  /** How late a slow answer is. */
  delayMs: number;
  /** What a failing answer has for a status. */
  status: number;
  /** How many more requests it meets; absent: all that come. */
  count?: number;
  /** How many of a hundred requests it meets. */
  probability: number;
}

/** A fault as it is asked for. */
export type FaultRequest = Omit<Fault, 'id'>;

export const USUAL_DELAY_MS = 3000;
const LONGEST_DELAY_MS = 60_000;
const LONGEST_PATTERN = 200;
const MOST_REQUESTS = 1_000_000;

interface Limits {
  min: number;
  max: number;
}

/** A number out of a form or JSON; the fallback when there is none, a sentence when it is not right. */
function readNumber<F>(values: Record<string, unknown>, name: string, { min, max }: Limits, fallback: F) {
  const asked = values[name];
  if (asked === undefined || asked === '') return fallback;
  const value = typeof asked === 'string' || typeof asked === 'number' ? Number(asked) : NaN;
  return Number.isInteger(value) && value >= min && value <= max
    ? value
    : `${name} must be a whole number from ${min} to ${max}.`;
}

function readPattern(asked: unknown, vendor: VendorName | undefined): string | undefined {
  if ((asked === undefined || asked === '') && vendor) return '/*';
  const isPath = typeof asked === 'string' && asked.startsWith('/') && asked.length <= LONGEST_PATTERN;
  return isPath ? asked : undefined;
}

/** Reads a fault from a form or from JSON; a sentence that says what is wrong when it is none. */
export function readFault(body: unknown): FaultRequest | string {
  const values = valuesOf(body);
  const kind = FAULT_KINDS.find((known) => known === values.kind);
  if (!kind) return `kind must be one of ${FAULT_KINDS.join(', ')}.`;
  const vendor = VENDOR_NAMES.find((known) => known === values.vendor);
  const asksForAll = values.vendor === undefined || values.vendor === '';
  if (!vendor && !asksForAll) return `vendor must be one of ${VENDOR_NAMES.join(', ')}.`;
  const pattern = readPattern(values.pattern, vendor);
  if (pattern === undefined)
    return `pattern must be a path of at most ${LONGEST_PATTERN} characters that starts with a slash.`;

  const delayMs = readNumber(values, 'delayMs', { min: 0, max: LONGEST_DELAY_MS }, USUAL_DELAY_MS);
  const status = readNumber(values, 'status', { min: 400, max: 599 }, 500);
  const probability = readNumber(values, 'probability', { min: 1, max: 100 }, 100);
  const count = readNumber(values, 'count', { min: 1, max: MOST_REQUESTS }, undefined);
  for (const value of [delayMs, status, probability, count]) if (typeof value === 'string') return value;
  return {
    kind,
    ...(vendor && { vendor }),
    pattern,
    delayMs: Number(delayMs),
    status: Number(status),
    probability: Number(probability),
    ...(count !== undefined && { count: Number(count) }),
  };
}
