import type { Http } from '../../http/create-http';
import type { Brand, Gender, ManufacturerSeoUrls } from '../types/brand';

export const brandOperations = (http: Http) => ({
  list: async (gender?: Gender, signal?: AbortSignal): Promise<Brand[]> =>
    (await http.request<{ brands: Brand[] }>('GET', gender ? `/brands/${gender}` : '/brands', { signal }))
      .brands,
  /** Addresses of brands by brand id. */
  urls: (ids: readonly string[], signal?: AbortSignal) =>
    http.request<Record<string, string>>('POST', '/brandUrls', { body: { ids }, signal }),
  seoUrls: (manufacturerId: string, signal?: AbortSignal) =>
    http.request<ManufacturerSeoUrls>('GET', `/manufacturer/${encodeURIComponent(manufacturerId)}/seo-urls`, {
      signal,
    }),
});
