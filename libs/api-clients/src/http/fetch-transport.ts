import { NetworkError, TimeoutError } from './errors';
import type { Transport } from './transport';

const fetchTransportWith =
  (init: RequestInit): Transport =>
  async (request) => {
    const { method, url, headers, body, timeoutMs, signal } = request;
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        ...init,
        method,
        headers,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body !== undefined && { body }),
      });
      return {
        status: response.status,
        statusText: response.statusText,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      };
    } catch (error) {
      signal?.throwIfAborted();
      throw limit.aborted ? new TimeoutError(request) : new NetworkError(request, error);
    }
  };

/** Brings requests over the wire with the platform's own fetch: no bytes of ours, no retries. */
export const fetchTransport = fetchTransportWith({});

/** The same for what must arrive although the page is being left; bodies of 64 kB at most. */
export const keepaliveTransport = fetchTransportWith({ keepalive: true });
