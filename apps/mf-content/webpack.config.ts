import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({
  name: 'mf-content',
  port: 4203,
  common: true,
  budget: { home: 31, page: 31, blog: 32, look: 37, error: 31 },
});
