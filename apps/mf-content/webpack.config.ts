import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({ name: 'mf-content', port: 4203, common: true });
