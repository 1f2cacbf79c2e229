import type { Http } from '../../http/create-http';
import { searchResult } from '../types/base';
import { category, type Category } from '../types/category';

export const categoryOperations = (http: Http) => ({
  /** The categories with these ids, in the backend's order; unknown ids are left out. */
  list: async (ids: readonly string[], signal?: AbortSignal): Promise<Category[]> => {
    if (ids.length === 0) return [];
    const body = {
      filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }],
      limit: Math.min(ids.length, 100),
    };
    const shape = searchResult(category);
    // One that is left out would not be there at all, for whoever asked for its page.
    const vital = ['elements'];
    return (await http.request('POST', '/category', { body, signal, shape, vital })).elements;
  },
});
