import { shellBuild } from '../../libs/federation/src/build/index.ts';

export default shellBuild();
