import { everyMarket } from './every-market';
import type { ShopPromises } from './shop-promises';

/** What the shop promises where no vendor says otherwise; the demo's vendors are seeded with it. */
export const builtInPromises: ShopPromises = {
  ...everyMarket,
  delivery: [
    { country: 'NL', workdays: 1 },
    { country: 'BE', workdays: 2 },
    { country: 'DE', workdays: 2 },
  ],
  shippingFee: 4.95,
  freeShippingFrom: 50,
  payLaterCountries: ['NL', 'BE'],
};
