import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({ name: 'mf-search', port: 4201, budget: { listing: 27, search: 28 } });
