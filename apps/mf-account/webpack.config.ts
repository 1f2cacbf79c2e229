import { remoteBuild } from '../../libs/federation/src/build/index.ts';

export default remoteBuild({ name: 'mf-account', port: 4205 });
