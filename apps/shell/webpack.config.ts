import { shellBuild } from '../../libs/federation/src/bundler/index.ts';

export default shellBuild();
