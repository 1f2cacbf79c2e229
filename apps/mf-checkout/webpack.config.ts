import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({
  name: 'mf-checkout',
  port: 4204,
  budget: { cart: 22, checkout: 33.1, 'order-failed': 22, 'order-pay': 22 },
});
