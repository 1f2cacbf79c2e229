import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core';

// Remotes are built with `externalRuntime`: they take the federation runtime from here instead of carrying it.
// The official host option does the same but adds a second copy of the runtime (22 kB). What is lent is what an entry reads
// to begin and to be opened, also one of an earlier build, which looks for `helpers`.
const core = {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  helpers: {},
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

export default () => ({
  name: 'lend-runtime-core',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE ??= core;
    return args;
  },
});
