import { remoteBuild } from '../../libs/federation/src/bundler/index.ts';

export default remoteBuild({
  name: 'mf-account',
  port: 4205,
  budget: { profile: 22, addresses: 22, register: 22 },
});
