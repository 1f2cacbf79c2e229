import { anySignal } from './any-signal';
import { NetworkError, TimeoutError, TooLargeAnswerError } from './errors';
import type { Transport, TransportRequest } from './transport';

/** Reads the text of a response, up to the size limit. */
async function textOf({ body }: Response, request: TransportRequest): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes > request.maxBytes) {
      await reader.cancel();
      throw new TooLargeAnswerError(request);
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

const fetchTransportWith =
  (init: RequestInit): Transport =>
  async (request) => {
    const { method, url, headers, body, timeoutMs, signal, stay } = request;
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        ...init,
        method,
        headers,
        ...(stay && { redirect: 'manual' }),
        signal: signal ? anySignal([signal, limit]) : limit,
        ...(body !== undefined && { body }),
      });
      return {
        status: response.status,
        statusText: response.statusText,
        headers: Object.fromEntries(response.headers),
        text: await textOf(response, request),
      };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TooLargeAnswerError) throw error;
      throw limit.aborted ? new TimeoutError(request) : new NetworkError(request, error);
    }
  };

/** Sends requests with the platform's fetch: adds no bytes to the bundle, and never retries. */
export const fetchTransport = fetchTransportWith({});

/** For requests that must arrive although the page is being left. Bodies of 64 kB at most. */
export const keepaliveTransport = fetchTransportWith({ keepalive: true });
