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

/** Criteria for the manufacturers of all products for sale: a stock backend's only list of brands. */
const MANUFACTURERS = {
  limit: 1,
  filter: [{ type: 'equals', field: 'active', value: true }],
  aggregations: [
    { name: 'brands', type: 'entity', definition: 'product_manufacturer', field: 'manufacturerId' },
  ],
  includes: { product: ['id'], product_manufacturer: ['id', 'name', 'translated'] },
};

/** Without any products the aggregation lacks `brands`. */
const counted = v.object({
  aggregations: v.object({ brands: v.optional(v.object({ entities: v.array(manufacturer) })) }),
});
const ownBrands = v.object({ brands: v.array(brand) });
const urlsById = v.record(v.string(), v.string());

/** A stock backend has no brand pages, so the address is a search by name. */
const toBrand = (manufacturer: Manufacturer): Brand => ({
  id: manufacturer.id,
  name: translatedName(manufacturer),
  url: paths.search.to(translatedName(manufacturer)),
});

async function manufacturers(http: Http, signal?: AbortSignal): Promise<Brand[]> {
  const answer = await http.request('POST', '/product', { shape: counted, body: MANUFACTURERS, signal });
  return (answer.aggregations.brands?.entities ?? []).map(toBrand).filter(({ name }) => name !== '');
}

/** Brand calls of the shop's own plugin, each with a fallback for a stock backend. */
export const brandOperations = (http: Http) => ({
  /** Brands, optionally of one gender. A stock backend gives all of them, each linked to a search. */
  list: (gender?: Gender, signal?: AbortSignal): Promise<Brand[]> =>
    ownCall(
      async () =>
        (await http.request('GET', gender ? `/brands/${gender}` : '/brands', { signal, shape: ownBrands }))
          .brands,
      () => manufacturers(http, signal),
    ),
  /** Addresses of brands by brand id. Empty on a stock backend. */
  urls: (ids: readonly string[], signal?: AbortSignal): Promise<Record<string, string>> =>
    ownCall(
      () => http.request('POST', '/brandUrls', { body: { ids }, signal, shape: urlsById }),
      () => ({}),
    ),
  /** Addresses of one manufacturer's pages. Empty for an unknown manufacturer and on a stock backend. */
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
