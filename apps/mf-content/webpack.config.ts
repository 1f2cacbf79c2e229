import { remoteBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default remoteBuild({
  name: 'mf-content',
  port: 4203,
  common: true,
  budget: { home: 30.6, page: 30.6, blog: 31.6, look: 36.6, error: 30.6 },
});
