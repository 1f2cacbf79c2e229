import { HttpError, NetworkError, TimeoutError } from '@weefsel/api-clients';
import type { PayloadAnswer } from '@weefsel/federation/runtime';
import { PROFILE_KEY_HEADER } from '@weefsel/contracts';
import { payloadPath } from '@weefsel/federation/runtime';
import { isPayloadAnswer } from './payload-shape';

/** Longest wait for the shop's own server, in ms. */
export const PAYLOAD_TIMEOUT_MS = 10_000;

/** What the server answered, and by which build of the shell. */
export interface PayloadResponse {
  found: PayloadAnswer;
  build: string | null;
}

/** Asks for the page at an address. */
export type RequestPage = (url: URL, signal: AbortSignal) => Promise<PayloadResponse>;

/**
 * Asks the shop's own server for what a page consists of; `profileKey` is who the search service takes the shopper for,
 * for those who allow it. Throws an HttpError, NetworkError or TimeoutError that names method, address and status; aborts as `fetch` does.
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
    if (error instanceof HttpError || signal.aborted) throw error;
    throw new NetworkError(request, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
