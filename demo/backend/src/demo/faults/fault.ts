import { valuesOf } from '../read-values.ts';
import { VENDOR_NAMES, type VendorName } from './vendors.ts';

export const FAULT_KINDS = ['slow', 'failing', 'dropped', 'empty', 'malformed', 'maintenance'] as const;

/** Late responses, errors, broken connections, empty or truncated responses, or maintenance. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault that affects matching requests. */
export interface Fault {
  id: number;
  kind: FaultKind;
  /** Vendor with the fault; absent for all vendors. */
  vendor?: VendorName;
  /** Path with `*` for anything, e.g. `/store-api/checkout/*`. */
  pattern: string;
  /** Delay of a slow response. */
  delayMs: number;
  /** Status of a failing response. */
  status: number;
  /** Remaining number of affected requests; unlimited when absent. */
  count?: number;
  /** Percentage of affected requests. */
  probability: number;
}

/** Input for a new fault. */
export type FaultRequest = Omit<Fault, 'id'>;

export const USUAL_DELAY_MS = 3000;
const LONGEST_DELAY_MS = 60_000;
const LONGEST_PATTERN = 200;
const MOST_REQUESTS = 1_000_000;

interface Limits {
  min: number;
  max: number;
}

/** Reads a number from a form or JSON. Returns the fallback when absent, an error sentence when invalid. */
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

/** Reads a fault from a form or JSON; returns an error sentence when invalid. */
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
