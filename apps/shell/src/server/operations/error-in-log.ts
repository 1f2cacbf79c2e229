/** Addresses without personal data: search texts, postcodes, VAT numbers, codes of documents. GROQ queries stay. */
const withoutPersons = (text: string): string =>
  text
    .replace(/(https?:\/\/(?![^\s"'?#]*\/data\/query\/)[^\s"'?#]+)[?#][^\s"')]*/g, '$1?…')
    .replace(/(\/(?:vat|document\/download)\/)[^\s"'?]+/g, '$1…');

interface Failure extends Error {
  method?: string;
  url?: string;
  status?: number;
  statusCode?: number;
  code?: string;
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/** Most causes of causes: an error may be its cause. */
const DEEPEST = 5;

/** An error for the log. Omits bodies and headers of vendors' responses, which may name a person. */
export function errorInLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause, method, url, status, statusCode, code } = error as Failure;
  return {
    type: name,
    // Any code may have thrown it, with any fields.
    message: withoutPersons(String(message)),
    stack: withoutPersons(String(stack)),
    ...(url !== undefined && { method, url: withoutPersons(url) }),
    ...((status ?? statusCode) !== undefined && { status: status ?? statusCode }),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && depth < DEEPEST && { cause: errorInLog(cause, depth + 1) }),
  };
}
