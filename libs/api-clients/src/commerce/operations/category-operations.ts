import type { Http } from '../../http/create-http';
import type { SearchResult } from '../types/base';
import type { Category } from '../types/category';

export const categoryOperations = (http: Http) => ({
  /** The categories with these ids, in the backend's order; unknown ids are left out. */
  list: async (ids: readonly string[], signal?: AbortSignal): Promise<Category[]> => {
    if (ids.length === 0) return [];
    const body = {
      filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }],
      limit: Math.min(ids.length, 100),
    };
    return (await http.request<SearchResult<Category>>('POST', '/category', { body, signal })).elements;
  },
});
