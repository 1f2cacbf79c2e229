import { everyMarket } from './every-market';
import type { ShopPromises } from './shop-promises';

/** Belgian promises, used where no vendor supplies others. The demo's vendors are seeded with them. */
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
