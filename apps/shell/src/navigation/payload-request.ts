import { HttpError, NetworkError, TimeoutError } from '@weefsel/api-clients';
import { payloadPath, type PayloadAnswer } from '@weefsel/federation/runtime';
import { heldIfLeft, PROFILE_KEY_HEADER } from '@weefsel/contracts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isContent = (value: unknown): boolean =>
  isRecord(value) && (value.state === 'ready' || value.state === 'failed');

const isFragment = (value: unknown): boolean => isRecord(value) && isContent(value.content);

const isPage = (value: unknown): boolean =>
  isRecord(value) &&
  ['href', 'page', 'context'].every((name) => typeof value[name] === 'string') &&
  typeof value.status === 'number' &&
  (value.owner === null || typeof value.owner === 'string') &&
  isRecord(value.head) &&
  typeof value.head.title === 'string' &&
  isContent(value.content) &&
  isRecord(value.fragments) &&
  Object.values(value.fragments).every(isFragment) &&
  isRecord(value.remotes);

/** True for an answer of the payload endpoint. Anything else counts as no answer, whatever its status. */
export const isPayloadAnswer = (value: unknown): value is PayloadAnswer =>
  isRecord(value) &&
  (value.kind === 'redirect' ? typeof value.to === 'string' : value.kind === 'page' && isPage(value.payload));

/** Longest wait for the shop's server, in ms. */
export const PAYLOAD_TIMEOUT_MS = 10_000;

/** The server's answer, with the build of the shell that sent it. */
export interface PayloadResponse {
  found: PayloadAnswer;
  build: string | null;
}

/** Requests the page at an address. */
export type RequestPage = (url: URL, signal: AbortSignal) => Promise<PayloadResponse>;

/**
 * Fetches a page's payload from the shop's server. Aborts as `fetch` does.
 * `profileKey` is the shopper's profile in the search service, if allowed.
 * Throws an HttpError, NetworkError or TimeoutError that names method, address and status.
 */
export async function requestPayload(
  url: URL,
  signal: AbortSignal,
  profileKey?: string,
): Promise<PayloadResponse> {
  const request = { method: 'GET' as const, url: payloadPath(url.pathname) + url.search };
  const stop = new AbortController();
  const abort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const timeout = new TimeoutError({ ...request, timeoutMs: PAYLOAD_TIMEOUT_MS });
  const timer = setTimeout(() => stop.abort(timeout), PAYLOAD_TIMEOUT_MS);
  try {
    const headers = profileKey ? { [PROFILE_KEY_HEADER]: profileKey } : {};
    const answer = await fetch(request.url, { signal: stop.signal, headers });
    const { status, statusText } = answer;
    if (!answer.headers.get('content-type')?.includes('json'))
      throw new HttpError({ ...request, status, statusText });
    const found: unknown = await answer.json();
    if (!isPayloadAnswer(found))
      throw new HttpError({ ...request, status, statusText: 'an answer that is no page' });
    return { found, build: answer.headers.get('x-build') };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    await heldIfLeft(stop.signal);
    if (signal.aborted) throw error;
    throw new NetworkError(request, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
