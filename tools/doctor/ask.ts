import { causeOf } from '../cause-of.ts';

/** Timeout of a vendor, in ms; a page waits no longer either. Tests change it. */
export const timeout = { ms: 5_000 };
/** Larger than any response requested here. */
const MOST_CHARACTERS = 8_000_000;

/** Reason for a missing or unusable response, phrased to follow the service's name. Contains no address. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined for an empty body or any other format. */
  body: unknown;
  /** Media type of the body, such as `text/html`; empty when not declared. */
  type: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Multiple of the usual timeout. */
  slow?: number;
}

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
 * Sends a request to a service; accepts any response status. Uses plain `fetch`: the shop's clients repair responses.
 * @throws NoAnswer without a response in time; its message omits the address, which may contain keys
 */
export async function ask(url: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers, body, slow = 1 } = question;
  const wait = timeout.ms * slow;
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
 * Returns the JSON of a response.
 * @throws NoAnswer with the status, or for another format
 */
export function jsonOf({ status, type, body }: Answer): unknown {
  if (status >= 400) throw new NoAnswer(`answers ${status}`);
  if (body === undefined && status !== 204)
    throw new NoAnswer(`answers ${type || 'something'} instead of JSON`);
  return body;
}
