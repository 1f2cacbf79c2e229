import { alwaysTrue, answers, neverTrue, replaced, type Edits } from './edit.ts';

const nothing = (name: string, use = 'USE_SHARED') =>
  replaced(`${name}: ${use} ? ${name} : void 0`, `${name}: void 0`);

/** Edits of webpack's interface to the runtime, in the shell and in remotes alike. */
const both: Edits = {
  'webpack-bundler-runtime/dist/index.js': [
    replaced(
      'import * as runtime from "@module-federation/runtime";',
      'import { init as initRuntime } from "@module-federation/runtime";\nconst runtime = { init: initRuntime };',
    ),
    nothing('remotes', 'USE_REMOTE'),
    nothing('getSharedFallbackGetter'),
  ],
  'webpack-bundler-runtime/dist/init.js': [neverTrue('USE_SHARED')],
  'webpack-bundler-runtime/dist/getUsedExports.js': [
    answers('function getUsedExports(webpackRequire, sharedName) {', 'void 0'),
  ],
  'webpack-bundler-runtime/dist/consumes.js': [
    neverTrue('shareInfo?.shareConfig?.layer && result && typeof result === "object"'),
    neverTrue('Array.isArray(customShareInfo.scope) && Array.isArray(customShareInfo.scope[0])'),
    replaced('treeShakingGetter?.() || getter()', 'getter()'),
  ],
  'webpack-bundler-runtime/dist/installInitialConsumes.js': [
    replaced('if (asyncLoad) return federationInstance', 'if (false) return federationInstance'),
    replaced('if (asyncLoad) return Promise', 'if (false) return Promise'),
    neverTrue('shareInfo?.shareConfig?.layer && result && typeof result === "object"'),
  ],
  'webpack-bundler-runtime/dist/updateOptions.js': [
    replaced('getter: sharedFallback ? bundlerRuntime', 'getter: false ? bundlerRuntime'),
    replaced('treeShakingGetter: sharedFallback ?', 'treeShakingGetter: false ?'),
    replaced('treeShaking: sharedFallback ?', 'treeShaking: false ?'),
    // For other bundlers: webpack passes the target tables themselves.
    neverTrue('"initialConsumes" in options'),
    neverTrue('"chunkMapping" in options'),
    neverTrue('initializeSharingData && !initializeSharingData._updated'),
  ],
  'webpack-bundler-runtime/dist/initializeSharing.js': [neverTrue('bundlerRuntimeRemotesOptions')],
  'webpack-bundler-runtime/dist/initContainerEntry.js': [
    alwaysTrue('!shareScopeKey || typeof shareScopeKey === "string"'),
    neverTrue('Array.isArray(hostShareScopeKeys)'),
    alwaysTrue('!Array.isArray(shareScopeKey)'),
  ],
  'runtime/dist/index.js': [
    replaced('(getGlobalFederationConstructor()) || ModuleFederation', 'ModuleFederation'),
  ],
};

/** The shell takes everything from its own share scope at the start. Its later files add nothing. */
const shell: Edits = {
  'webpack-bundler-runtime/dist/index.js': [
    replaced('consumes: USE_SHARED ? consumes : void 0', 'consumes() {}'),
  ],
};

/** A remote entry consumes nothing before its content is requested. */
const remote: Edits = {
  'webpack-bundler-runtime/dist/index.js': [nothing('installInitialConsumes')],
};

export const bundler = { both, shell, remote };
