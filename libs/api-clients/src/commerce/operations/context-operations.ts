import type { Http } from '../../http/create-http';
import type { ContextPatch, SalesChannelContext } from '../types/context';

/** The session: who shops, in which currency, language and country. */
export const contextOperations = (http: Http) => ({
  read: (signal?: AbortSignal) => http.request<SalesChannelContext>('GET', '/context', { signal }),
  patch: (change: ContextPatch) =>
    http.request<{ redirectUrl: string | null }>('PATCH', '/context', { body: change }),
});
