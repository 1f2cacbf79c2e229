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
 * Lending modules, as all our builds do it: each is lent by the shell alone, is there from the start, is taken as a
 * singleton and never tree-shaken. Who asks for one that the shell does not have gets an error, not a copy of its own.
 */
export const sharing: Edits = {
  'runtime-core/dist/shared/index.js': [
    quietHooks,
    ...['emitAfterRegisterShare', 'emitAfterLoadShare', 'emitErrorLoadShare'].flatMap((name) => [
      withoutMethod(name),
      withoutCalls(`this.${name}`),
    ]),
    withoutContext,
    // Not `version-first`: no entry is opened only to hear what it could lend.
    neverTrue('host.options.shareStrategy === "version-first" || strategy === "version-first"'),
    // Builds always say how they share.
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
