import { everyMarket } from './every-market';
import type { ShopPromises } from './shop-promises';

/** Dutch promises, used where no vendor supplies others. The demo's vendors are seeded with them. */
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
