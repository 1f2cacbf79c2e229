import { remoteBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default remoteBuild({
  name: 'mf-account',
  port: 4205,
  budget: { profile: 21.6, addresses: 21.6, register: 21.6 },
});
