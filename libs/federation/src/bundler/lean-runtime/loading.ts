import {
  answers,
  neverTrue,
  replaced,
  withoutContext,
  withoutFrom,
  withoutMethod,
  type Edits,
} from './edit.ts';
import { quietHooks } from './quiet-hooks.ts';

/**
 * Opens remote entries as the shell does: in a browser, by a script that sets a global variable.
 * Removes snapshots, aliases, other entry types and preloading by the runtime; documents preload.
 */
export const loading: Edits = {
  'runtime-core/dist/core.js': [
    quietHooks,
    replaced(
      'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()',
      'new DisabledSnapshotHandler()',
    ),
    withoutMethod('initRawContainer'),
    withoutMethod('preloadRemote'),
    withoutMethod('registerShared'),
    replaced('getShortErrorMsg(RUNTIME_010, runtimeDescMap)', '"An instance keeps its name."'),
  ],
  'runtime-core/dist/remote/index.js': [
    quietHooks,
    withoutContext,
    withoutMethod('preloadRemote'),
    withoutMethod('initRawContainer'),
    neverTrue('afterLoadRemoteArgs'),
    neverTrue('alias && id.startsWith(name)'),
    neverTrue('alias && id.startsWith(alias)'),
    neverTrue('remote.alias'),
    withoutFrom('const globalSnapshotKey =', 'const loadedModule ='),
    // Remotes lend nothing, so nothing shared leaves with them.
    withoutFrom('let isAllSharedNotUsed = true;', 'if (isAllSharedNotUsed) {'),
    replaced('if (isAllSharedNotUsed) {', 'if (true) {'),
    withoutFrom('needDeleteKeys.forEach(', 'CurrentGlobal.__FEDERATION__.__INSTANCES__.splice('),
  ],
  'runtime-core/dist/module/index.js': [quietHooks, withoutContext],
  'runtime-core/dist/utils/load.js': [
    quietHooks,
    answers('function isEsmRemoteType(type) {', 'false'),
    neverTrue('type === "system"'),
    replaced(
      'loadEntryHook.emit({\n\t\t\torigin,\n\t\t\tloaderHook,\n\t\t\tremoteInfo,\n\t\t\tremoteEntryExports,\n\t\t\tresourceContext\n\t\t})',
      'Promise.resolve()',
    ),
    // Only hooks could handle an entry that fails to load.
    neverTrue(
      'loadError instanceof Error && loadError.message.includes(RUNTIME_008) && !isScriptExecutionError && !_inErrorHandling',
    ),
    neverTrue('"script" in res || "timeout" in res'),
    // Waiting for another instance's entry differs only in the arguments of hooks.
    neverTrue('remoteEntryLoadingOrigins.get(remoteEntryLoading) !== origin'),
    replaced('\t\tremoteEntryLoadingOrigins.set(loading, origin);\n', ''),
    replaced('const remoteEntryLoadingOrigins = /* @__PURE__ */ new WeakMap();\n', ''),
  ],
  'runtime-core/dist/utils/manifest.js': [
    replaced('remote.alias && id.startsWith(remote.alias)', 'false'),
    replaced('remote.alias && id.replace(remote.alias, "")', 'false'),
    neverTrue('remote.alias && isAliasMatched'),
  ],
  'runtime-core/dist/utils/hooks/pluginSystem.js': [withoutMethod('removePlugin')],
  'runtime-core/dist/utils/hooks/syncHook.js': ['once', 'remove', 'removeAll'].map(withoutMethod),
  'sdk/dist/dom.js': [replaced('else if (typeof createScriptRes === "object") {', 'else if (false) {')],
};
