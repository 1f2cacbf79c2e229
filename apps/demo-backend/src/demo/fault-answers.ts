/** An answer that a vendor gives when it cannot serve. */
interface Refusal {
  status: number;
  body: unknown;
}

const store = (status: number, code: string, title: string, detail: string): Refusal => ({
  status,
  body: { errors: [{ status: String(status), code, title, detail }] },
});

const content = (status: number, error: string, message: string): Refusal => ({
  status,
  body: { statusCode: status, error, message },
});

/** An error in the form of the vendor behind the path. */
export function failure(path: string): Refusal {
  if (path.startsWith('/store-api'))
    return store(500, '0', 'Internal Server Error', 'An unexpected error occurred.');
  if (path.startsWith('/content'))
    return content(500, 'Internal Server Error', 'An unexpected error occurred');
  return { status: 500, body: { message: 'Internal Server Error' } };
}

/** What the vendor behind the path says while it is being maintained. */
export function maintenance(path: string): Refusal {
  const code = 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE';
  if (path.startsWith('/store-api'))
    return store(503, code, 'Service Unavailable', 'The sales channel is in maintenance mode.');
  if (path.startsWith('/content'))
    return content(503, 'Service Unavailable', 'The service is being maintained');
  return { status: 503, body: { message: 'Service Unavailable' } };
}

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

/** The same JSON with every list empty and every total zero; a query of the content vendor finds nothing. */
export function emptied(json: string): string {
  const answer: unknown = JSON.parse(json);
  const found = typeof answer === 'object' && answer !== null && 'result' in answer && 'ms' in answer;
  if (found && !Array.isArray(answer.result)) return JSON.stringify({ ...answer, result: null });
  return JSON.stringify(withoutContent(answer));
}
