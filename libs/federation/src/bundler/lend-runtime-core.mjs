import * as core from '@module-federation/runtime-tools/runtime-core';

// Remotes are built with `externalRuntime`: they take the federation runtime from here instead of carrying it.
// The official host option does the same but adds a second copy of the runtime (22 kB).
export default () => ({
  name: 'lend-runtime-core',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE ??= core;
    return args;
  },
});
