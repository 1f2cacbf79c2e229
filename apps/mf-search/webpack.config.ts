import { remoteBuild } from '../../libs/federation/src/build/index.ts';

export default remoteBuild({ name: 'mf-search', port: 4201 });
