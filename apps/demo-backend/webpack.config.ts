import { nodeAppBuild } from '../../libs/federation/src/build/index.ts';

export default nodeAppBuild('demo-backend');
