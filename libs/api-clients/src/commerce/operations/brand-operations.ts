import { paths } from '@weefsel/contracts';
import type { Http } from '../../http/create-http';
import * as v from 'valibot';
import {
  brand,
  manufacturerSeoUrls,
  manufacturer,
  type Brand,
  type Gender,
  type ManufacturerSeoUrls,
  type Manufacturer,
} from '../types/product';
import { translatedName } from '../read/product';
import { ownCall } from './own-call';

/** Criteria for the manufacturers of everything that can be bought: a stock backend's only list of them. */
const MANUFACTURERS = {
  limit: 1,
  filter: [{ type: 'equals', field: 'active', value: true }],
  aggregations: [
    { name: 'brands', type: 'entity', definition: 'product_manufacturer', field: 'manufacturerId' },
  ],
  includes: { product: ['id'], product_manufacturer: ['id', 'name', 'translated'] },
};

/** No products at all are counted as no brands. */
const counted = v.object({
  aggregations: v.object({ brands: v.optional(v.object({ entities: v.array(manufacturer) })) }),
});
const ownBrands = v.object({ brands: v.array(brand) });
const urlsById = v.record(v.string(), v.string());

/** A stock backend has no page for a brand, so its name is searched for. */
const toBrand = (manufacturer: Manufacturer): Brand => ({
  id: manufacturer.id,
  name: translatedName(manufacturer),
  url: paths.search.to(translatedName(manufacturer)),
});

async function manufacturers(http: Http, signal?: AbortSignal): Promise<Brand[]> {
  const answer = await http.request('POST', '/product', { shape: counted, body: MANUFACTURERS, signal });
  return (answer.aggregations.brands?.entities ?? []).map(toBrand).filter(({ name }) => name !== '');
}

/** Calls of the shop's own plugin; each says what it answers on a stock backend. */
export const brandOperations = (http: Http) => ({
  /** Brands, by gender when asked. On a stock backend all of them, whatever the gender, with a search as address. */
  list: (gender?: Gender, signal?: AbortSignal): Promise<Brand[]> =>
    ownCall(
      async () =>
        (await http.request('GET', gender ? `/brands/${gender}` : '/brands', { signal, shape: ownBrands }))
          .brands,
      () => manufacturers(http, signal),
    ),
  /** Addresses of brands by brand id. On a stock backend none. */
  urls: (ids: readonly string[], signal?: AbortSignal): Promise<Record<string, string>> =>
    ownCall(
      () => http.request('POST', '/brandUrls', { body: { ids }, signal, shape: urlsById }),
      () => ({}),
    ),
  /** Addresses of one manufacturer's pages. None for an unknown manufacturer and on a stock backend. */
  seoUrls: (manufacturerId: string, signal?: AbortSignal): Promise<ManufacturerSeoUrls> =>
    ownCall(
      () =>
        http.request('GET', `/manufacturer/${encodeURIComponent(manufacturerId)}/seo-urls`, {
          signal,
          shape: manufacturerSeoUrls,
        }),
      () => ({ seoUrls: { all: [] } }),
    ),
});
