import type { ShopPromises } from './shop-promises';

/** The shop's promises in every market. */
export const everyMarket = {
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
  linkHours: 2,
  welcomePercentage: 10,
  welcomeFrom: 50,
  codePlace: 'checkout',
  accountDeletion: 'account',
  orderMail: ['lines', 'terms', 'withdrawalForm'],
} as const satisfies Partial<ShopPromises>;
