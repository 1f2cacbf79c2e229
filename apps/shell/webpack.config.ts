import { shellBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default shellBuild();
