import type { Http } from '../../http/create-http';
import type { SearchResult } from '../types/base';
import type { Country, Language, Salutation } from '../types/choices';

/** One thing by its id, or null. */
const lookup =
  <T>(http: Http, path: string) =>
  async (id: string): Promise<T | null> => {
    const body = { filter: [{ type: 'equals', field: 'id', value: id }] };
    return (await http.request<SearchResult<T>>('POST', path, { body })).elements[0] ?? null;
  };

export const lookupOperations = (http: Http) => ({
  language: lookup<Language>(http, '/language'),
  country: lookup<Country>(http, '/country'),
  /** Countries that the shop sends to. */
  countries: async (): Promise<Country[]> =>
    (await http.request<SearchResult<Country>>('POST', '/country', { body: {} })).elements,
  salutation: lookup<Salutation>(http, '/salutation'),
});
