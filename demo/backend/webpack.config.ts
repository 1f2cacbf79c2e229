import { nodeAppBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default nodeAppBuild('demo-backend', 'demo/backend');
