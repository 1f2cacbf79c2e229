import type { Http } from '../../http/create-http';
import { salesChannelContext, VITAL_IN_CONTEXT, type ContextPatch } from '../types/context';
import type { GenericSchema } from 'valibot';
import { searchResult } from '../types/base';
import { country, language, salutation, type Country } from '../types/choices';

/** Finds one entity by id, or null. */
const lookup =
  <T>(http: Http, path: string, thing: GenericSchema<unknown, T>) =>
  async (id: string): Promise<T | null> => {
    const body = { filter: [{ type: 'equals', field: 'id', value: id }] };
    const shape = searchResult(thing);
    const vital = ['elements'];
    return (await http.request('POST', path, { body, shape, vital })).elements[0] ?? null;
  };

export const lookupOperations = (http: Http) => ({
  language: lookup(http, '/language', language),
  country: lookup(http, '/country', country),
  /** Countries that the shop sends to. */
  countries: async (): Promise<Country[]> =>
    (await http.request('POST', '/country', { body: {}, shape: searchResult(country) })).elements,
  salutation: lookup(http, '/salutation', salutation),
});

/** The session: customer, currency, language and country. */
export const contextOperations = (http: Http) => ({
  read: (signal?: AbortSignal) =>
    http.request('GET', '/context', { signal, shape: salesChannelContext, vital: VITAL_IN_CONTEXT }),
  patch: (change: ContextPatch) => http.request('PATCH', '/context', { body: change }),
});
