import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({ name: 'mf-try-out', port: 4206 });
