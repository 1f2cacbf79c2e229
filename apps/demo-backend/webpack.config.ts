import { nodeAppBuild } from '../../libs/federation/src/bundler/index.ts';

export default nodeAppBuild('demo-backend');
