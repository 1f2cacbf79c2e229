import axios, { isAxiosError, type AxiosError, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';
import { anySignal } from './any-signal';
import { NetworkError, TimeoutError, TooLargeAnswerError } from './errors';
import type { FileBytes, Transport, TransportRequest, TransportResponse } from './transport';

const OWN_GIVING_UP = new Set(['ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT']);

const isFile = (data: unknown): data is FileBytes =>
  typeof data === 'object' && data !== null && 'byteLength' in data;

const isWhole = (data: unknown): data is string | FileBytes => typeof data === 'string' || isFile(data);

/** Recognises a too long response on the server: axios has no error code for that. */
const saysTooLarge = ({ message }: AxiosError): boolean => message.startsWith('maxContentLength');

/** The complete response of an error. Undefined when the body broke off half-way. */
const answerIn = ({ response }: AxiosError): AxiosResponse<string | FileBytes> | undefined =>
  isWhole(response?.data) && response ? { ...response, data: response.data } : undefined;

const worthRetrying = ({ retry, method, timeoutMs }: TransportRequest, error: AxiosError): boolean => {
  if (!retry.methods.has(method)) return false;
  // Never retries before `Retry-After`; gives up when that exceeds the time limit.
  const answer = answerIn(error);
  if (answer) return retry.statuses.has(answer.status) && retryAfter(error) < timeoutMs;
  return !OWN_GIVING_UP.has(error.code ?? '') && !saysTooLarge(error);
};

// Bodies stay text in both directions: parsing belongs to createHttp, which reports bad JSON.
const client = axios.create({ responseType: 'text', transformRequest: [], transformResponse: [] });
axiosRetry(client, { retries: 0 });

const bodyOf = (data: unknown): Pick<TransportResponse, 'text' | 'bytes'> =>
  isFile(data)
    ? { text: new TextDecoder().decode(data), bytes: data }
    : { text: typeof data === 'string' ? data : '' };

const toAnswer = (response: AxiosResponse<unknown>): TransportResponse => ({
  status: response.status,
  statusText: response.statusText,
  headers: Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  ),
  ...bodyOf(response.data),
});

const inBrowser = typeof XMLHttpRequest !== 'undefined';

/** Sends requests with axios: XMLHttpRequest in the browser, node:http on the server. */
export const axiosTransport: Transport = async (request) => {
  const { method, url, headers, body, timeoutMs, maxBytes, retry, signal, binary, stay } = request;
  // axios restarts its own time limit with every byte received. In browsers it has no size limit.
  const tooLate = AbortSignal.timeout(timeoutMs);
  const tooLarge = new AbortController();
  try {
    const response = await client.request<unknown>({
      method,
      url,
      headers,
      data: body,
      timeout: timeoutMs,
      maxContentLength: maxBytes,
      ...(binary && { responseType: 'arraybuffer' }),
      ...(stay && { maxRedirects: 0 }),
      // On the server this would add a stream to every response; `maxContentLength` works there.
      ...(inBrowser && {
        onDownloadProgress: ({ loaded }: AxiosProgressEvent) => {
          if (loaded > maxBytes) tooLarge.abort();
        },
      }),
      signal: anySignal([tooLate, tooLarge.signal, ...(signal ? [signal] : [])]),
      'axios-retry': {
        retries: retry.times,
        retryDelay: (count, error) => Math.max(retry.delayMs(count), retryAfter(error)),
        retryCondition: (error) => worthRetrying(request, error),
      },
    });
    return toAnswer(response);
  } catch (error) {
    signal?.throwIfAborted();
    if (!isAxiosError(error)) throw error;
    const answer = answerIn(error);
    if (answer) return toAnswer(answer);
    if (tooLarge.signal.aborted || saysTooLarge(error)) throw new TooLargeAnswerError(request);
    if (tooLate.aborted || error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
      throw new TimeoutError(request);
    throw new NetworkError(request, error);
  }
};
