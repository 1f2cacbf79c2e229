import type { Http } from '../../http/create-http';
import { salesChannelContext, VITAL_IN_CONTEXT, type ContextPatch } from '../types/context';

/** The session: who shops, in which currency, language and country. */
export const contextOperations = (http: Http) => ({
  read: (signal?: AbortSignal) =>
    http.request('GET', '/context', { signal, shape: salesChannelContext, vital: VITAL_IN_CONTEXT }),
  patch: (change: ContextPatch) => http.request('PATCH', '/context', { body: change }),
});
