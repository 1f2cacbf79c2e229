import { remoteBuild } from '../../libs/federation/src/build/index.ts';

export default remoteBuild({ name: 'mf-content', port: 4203, common: true });
