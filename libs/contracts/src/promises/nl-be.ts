import type { ShopPromises } from './shop-promises';

/** The same for shoppers in Belgium: what the shop promises where no vendor says otherwise; the demo's vendors are seeded with it. */
export const builtInPromises: ShopPromises = {
  delivery: [
    { country: 'BE', workdays: 2 },
    { country: 'NL', workdays: 1 },
    { country: 'DE', workdays: 2 },
  ],
  shippingFee: 5.95,
  freeShippingFrom: 75,
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
  payLaterCountries: ['BE', 'NL'],
  linkHours: 2,
  welcomePercentage: 10,
  welcomeFrom: 50,
  codePlace: 'checkout',
  accountDeletion: 'account',
  orderMail: ['lines', 'terms', 'withdrawalForm'],
};
