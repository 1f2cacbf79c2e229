import type { ShopPromises } from './shop-promises';

/** What the shop promises where no vendor says otherwise; the demo's vendors are seeded with it. */
export const builtInPromises: ShopPromises = {
  delivery: [
    { country: 'NL', workdays: 1 },
    { country: 'BE', workdays: 2 },
    { country: 'DE', workdays: 2 },
  ],
  shippingFee: 4.95,
  freeShippingFrom: 50,
  cutOffHour: 22,
  latestDeliveryDays: 30,
  pickupDays: 7,
  returnDays: 30,
  withdrawalDays: 14,
  sendBackDays: 14,
  refundWorkdays: 5,
  refundDays: 14,
  payLaterDays: 14,
  payLaterAge: 18,
  payLaterCountries: ['NL', 'BE'],
  linkHours: 2,
  welcomePercentage: 10,
  welcomeFrom: 50,
  codePlace: 'checkout',
  accountDeletion: 'account',
  orderMail: ['lines', 'terms', 'withdrawalForm'],
};
