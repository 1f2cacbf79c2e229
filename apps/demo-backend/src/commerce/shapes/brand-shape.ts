import type { Brand } from '../../catalogue/types.ts';
import { LIVE_VERSION_ID } from '../context/reference-data.ts';

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

/** A brand as the vendor's `product_manufacturer`. */
export function toManufacturer({ id, name }: Brand) {
  return {
    id,
    versionId: LIVE_VERSION_ID,
    mediaId: null,
    media: null,
    link: null,
    name,
    description: null,
    customFields: null,
    translated: { name, description: null, customFields: {} },
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'product_manufacturer',
  };
}

/** A brand as the shop's own directory lists it. */
export const toBrand = ({ id, name, seoPath }: Brand) => ({ id, name, url: `/${seoPath}` });
