import { remoteBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default remoteBuild({ name: 'mf-search', port: 4201, budget: { listing: 26.6, search: 27.6 } });
