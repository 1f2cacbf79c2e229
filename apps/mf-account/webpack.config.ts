import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({
  name: 'mf-account',
  port: 4205,
  budget: { profile: 19, addresses: 19, register: 19 },
});
