import { remoteBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default remoteBuild({
  name: 'mf-checkout',
  port: 4204,
  budget: { cart: 21.6, checkout: 33.1, 'order-failed': 21.6, 'order-pay': 21.6 },
});
