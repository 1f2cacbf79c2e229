import { paths } from '@weefsel/contracts';
import type { Text } from '@weefsel/contracts/snippets';
import type { OrderStepsProps } from './order-steps';

/** Steps from the cart to a paid order, with the shopper's current one. */
export const toOrderSteps = (text: Text, at: 'details' | 'payment'): OrderStepsProps => ({
  label: text('headless.way.label'),
  steps: [
    { name: text('headless.way.cart'), href: paths.cart.to() },
    { name: text('headless.way.details'), href: paths.checkout.to() },
    { name: text('headless.way.payment') },
  ],
  at: at === 'details' ? 1 : 2,
});
