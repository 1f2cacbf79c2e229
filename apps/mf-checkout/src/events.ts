import type { EventName } from '@weefsel/contracts';

/** Analytics events of this remote. */
export const events = [
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const satisfies readonly EventName[];

declare module '@weefsel/contracts' {
  interface EventOwners {
    'mf-checkout': (typeof events)[number];
  }
}
