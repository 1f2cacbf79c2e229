import { remoteBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default remoteBuild({ name: 'mf-catalog', port: 4202, budget: { product: 19.6 } });
