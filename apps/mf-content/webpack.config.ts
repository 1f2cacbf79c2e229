import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({
  name: 'mf-content',
  port: 4203,
  common: true,
  budget: { home: 28, page: 28, blog: 29, look: 34, error: 28 },
});
