import type { Brand } from '../../catalogue/types.ts';
import { LIVE_VERSION_ID } from '../context/reference-data.ts';

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

/** Number of house numbers: all manufacturers of the demo are in one street. */
const HOUSES = 200;

/** A brand as the vendor's `product_manufacturer`. */
export function toManufacturer({ id, name, slug, searchId }: Brand) {
  return {
    id,
    versionId: LIVE_VERSION_ID,
    mediaId: null,
    media: null,
    link: null,
    name,
    description: null,
    customFields: {
      nd_maker_address: `${name} B.V., Weverstraat ${1 + (searchId % HOUSES)}, 5038 XX Tilburg, Nederland`,
      nd_maker_contact: `productveiligheid@${slug}.example`,
    },
    translated: { name, description: null, customFields: {} },
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'product_manufacturer',
  };
}

/** A brand in the shop's own directory. */
export const toBrand = ({ id, name, seoPath }: Brand) => ({ id, name, url: `/${seoPath}` });
