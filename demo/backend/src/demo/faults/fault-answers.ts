import { STATUS_CODES } from 'node:http';
import { vendorOf, type VendorName } from './vendors.ts';

/** Response of a vendor that cannot serve. */
interface Refusal {
  status: number;
  body: unknown;
}

const CLOSED = 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE';

/** Error bodies in the format of each vendor. */
const BODIES: Record<VendorName, (status: number, title: string, detail: string) => unknown> = {
  commerce: (status, title, detail) => {
    const code = status === 503 ? CLOSED : '0';
    return { errors: [{ status: String(status), code, title, detail }] };
  },
  search: (_status, _title, detail) => ({ message: detail }),
  content: (statusCode, error, message) => ({ statusCode, error, message }),
  images: (_status, title) => title,
  payment: (_status, _title, message) => ({ message }),
  feed: (_status, _title, error) => ({ error }),
  reviews: (_status, title, message) => ({
    errorCode: title.toUpperCase().replaceAll(' ', '_'),
    detailedError: [{ message }],
  }),
};

function refusal(path: string, status: number, detail: string): Refusal {
  const title = STATUS_CODES[status] ?? 'Error';
  return { status, body: BODIES[vendorOf(path) ?? 'search'](status, title, detail) };
}

/** An error in the format of the vendor behind the path. */
export const failure = (path: string, status: number): Refusal =>
  refusal(path, status, STATUS_CODES[status] ?? 'An unexpected error occurred.');

/** Maintenance response of the vendor behind the path. */
export const maintenance = (path: string): Refusal =>
  refusal(path, 503, 'The service is in maintenance mode.');

const COUNTS = /^(total|count|limit-?less-total|nrof\w+)$/i;

function withoutContent(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      typeof inner === 'number' && COUNTS.test(name) ? [name, 0] : [name, withoutContent(inner)],
    ),
  );
}

/** The same JSON with every list empty and every total zero; content queries find nothing. */
export function emptied(json: string): string {
  const answer: unknown = JSON.parse(json);
  const found = typeof answer === 'object' && answer !== null && 'result' in answer && 'ms' in answer;
  if (found && !Array.isArray(answer.result)) return JSON.stringify({ ...answer, result: null });
  return JSON.stringify(withoutContent(answer));
}
