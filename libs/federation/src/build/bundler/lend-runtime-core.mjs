import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core';

// Remotes are built with `externalRuntime`: they take the federation runtime from here instead of carrying it.
// The official host option does the same but adds a second copy of the runtime (22 kB).
// Entries read these parts to start and to be opened. Those of earlier builds also look for `helpers`.
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
