import { remoteBuild } from '../../libs/federation/src/build/index.ts';

export default remoteBuild({ name: 'mf-checkout', port: 4204 });
