import type { Line } from '../lines/to-line';
import type { Notice } from './notice';

/** Tells that a line was gone before the shopper could change it here. */
export const missedNotice = ({ id, name }: Line): Notice => ({
  key: `missed-${id}`,
  kind: 'info',
  text: 'headless.cart.notice.missed',
  values: { name },
});
