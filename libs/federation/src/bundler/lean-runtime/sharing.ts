import { withoutCalls } from './calls.ts';
import {
  alwaysTrue,
  answers,
  neverTrue,
  replaced,
  replacedAll,
  withoutContext,
  withoutMethod,
  type Edits,
} from './edit.ts';
import { quietHooks } from './quiet-hooks.ts';

/**
 * Module sharing in all our builds: the shell alone lends, from the start, as singletons, never tree-shaken.
 * Requests for a module that the shell lacks get an error, not a separate copy.
 */
export const sharing: Edits = {
  'runtime-core/dist/shared/index.js': [
    quietHooks,
    ...['emitAfterRegisterShare', 'emitAfterLoadShare', 'emitErrorLoadShare'].flatMap((name) => [
      withoutMethod(name),
      withoutCalls(`this.${name}`),
    ]),
    withoutContext,
    // Not `version-first`: no entry is opened only to learn its shared modules.
    neverTrue('host.options.shareStrategy === "version-first" || strategy === "version-first"'),
    // Builds always declare how they share.
    alwaysTrue('extraOptions?.customShareInfo'),
    replaced('directShare(registeredShared, useTreesShaking)', 'registeredShared'),
    replaced('treeShaking: useTreesShaking ? targetShared : void 0', 'treeShaking: void 0'),
    replaced(
      'const targetShared = treeShaking ? shared.treeShaking : shared;',
      'const targetShared = shared;',
    ),
    replaced('existingShared && directShare(existingShared)', 'existingShared'),
    neverTrue('shareOptions.lib'),
    neverTrue('shareOptions.get'),
  ],
  'runtime-core/dist/utils/share.js': [
    replaced('else if ("lib" in shareArgs) get', 'else if (false) get'),
    neverTrue('shareArgs.shareConfig?.eager && shareArgs.treeShaking?.mode'),
    replaced('treeShaking: shareArgs.treeShaking ? {', 'treeShaking: false ? {'),
    replacedAll('let useTreesShaking = shouldUseTreeShaking(treeShaking);', 'const useTreesShaking = false;'),
    replacedAll('\t\tuseTreesShaking = false;\n', ''),
    answers('function shouldUseTreeShaking(treeShaking, usedExports) {', 'false'),
    replaced('(resolveShare.emit(params) || params).resolver()', 'defaultResolver()'),
    alwaysTrue('shareConfig.singleton'),
  ],
};
