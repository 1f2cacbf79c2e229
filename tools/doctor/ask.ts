/** How long a vendor is waited for, in ms; a page would not wait longer. Tests have their own. */
export const patience = { ms: 5_000 };
/** More than any answer that is asked for here has. */
const MOST_CHARACTERS = 8_000_000;

/** Why a service gave no answer that can be used, in words that go on after its name, without its address. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Of JSON its value; undefined for an empty body or anything else. */
  body: unknown;
  /** Kind of the body, such as `text/html`; empty when it does not say. */
  type: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** How long to wait, as a multiple of what is usual. */
  slow?: number;
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return code || error.message;
};

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new NoAnswer('sends more than any answer has');
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks a service, whatever the status of its answer.
 * @throws NoAnswer when there is none in time; its message has no address, in which keys may stand
 */
export async function ask(url: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers, body, slow = 1 } = question;
  const wait = patience.ms * slow;
  const signal = AbortSignal.timeout(wait);
  try {
    const response = await fetch(url, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const { status } = response;
    return { status, headers: response.headers, type, body: parsed(await readText(response)) };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    if (signal.aborted) throw new NoAnswer(`does not answer within ${wait / 1000} s`);
    throw new NoAnswer(`cannot be reached (${causeOf(error)})`);
  }
}

/**
 * The JSON of an answer that must be one.
 * @throws NoAnswer that says its status, or that it is something else
 */
export function jsonOf({ status, type, body }: Answer): unknown {
  if (status >= 400) throw new NoAnswer(`answers ${status}`);
  if (body === undefined && status !== 204)
    throw new NoAnswer(`answers ${type || 'something'} instead of JSON`);
  return body;
}
