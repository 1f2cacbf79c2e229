import { remoteBuild } from '../../libs/federation/src/build/index.ts';

export default remoteBuild({ name: 'mf-catalog', port: 4202 });
