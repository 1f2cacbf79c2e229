import axios, { isAxiosError, type AxiosError, type AxiosResponse } from 'axios';
import axiosRetry from 'axios-retry';
import { NetworkError, TimeoutError } from './errors';
import type { HttpMethod, RetryRule, Transport, TransportResponse } from './transport';

const OWN_GIVING_UP = new Set(['ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT']);

const worthRetrying = (rule: RetryRule, method: HttpMethod, error: AxiosError): boolean => {
  if (!rule.methods.has(method)) return false;
  if (error.response) return rule.statuses.has(error.response.status);
  return !OWN_GIVING_UP.has(error.code ?? '');
};

// Bodies stay text in both directions: parsing belongs to createHttp, which knows what to say about bad JSON.
const client = axios.create({ responseType: 'text', transformRequest: [], transformResponse: [] });
axiosRetry(client, { retries: 0 });

const toAnswer = (response: AxiosResponse<unknown>): TransportResponse => ({
  status: response.status,
  statusText: response.statusText,
  headers: Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  ),
  text: typeof response.data === 'string' ? response.data : '',
});

/** Brings requests over the wire with axios, XMLHttpRequest in the browser and node:http on the server. */
export const axiosTransport: Transport = async (request) => {
  const { method, url, headers, body, timeoutMs, retry, signal } = request;
  try {
    const response = await client.request<unknown>({
      method,
      url,
      headers,
      data: body,
      timeout: timeoutMs,
      ...(signal && { signal }),
      'axios-retry': {
        retries: retry.times,
        retryDelay: retry.delayMs,
        retryCondition: (error) => worthRetrying(retry, method, error),
      },
    });
    return toAnswer(response);
  } catch (error) {
    signal?.throwIfAborted();
    if (!isAxiosError(error)) throw error;
    if (error.response) return toAnswer(error.response);
    if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') throw new TimeoutError(request);
    throw new NetworkError(request, error);
  }
};
