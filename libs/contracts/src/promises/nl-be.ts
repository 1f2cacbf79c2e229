import { everyMarket } from './every-market';
import type { ShopPromises } from './shop-promises';

/** The same for shoppers in Belgium: what the shop promises where no vendor says otherwise; the demo's vendors are seeded with it. */
export const builtInPromises: ShopPromises = {
  ...everyMarket,
  delivery: [
    { country: 'BE', workdays: 2 },
    { country: 'NL', workdays: 1 },
    { country: 'DE', workdays: 2 },
  ],
  shippingFee: 5.95,
  freeShippingFrom: 75,
  payLaterCountries: ['BE', 'NL'],
};
