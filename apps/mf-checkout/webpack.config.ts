import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({
  name: 'mf-checkout',
  port: 4204,
  budget: { cart: 19, checkout: 30.5, 'order-failed': 19, 'order-pay': 19 },
});
