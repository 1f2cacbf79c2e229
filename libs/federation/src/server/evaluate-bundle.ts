import { Script } from 'node:vm';
import { builtIns, refuseChanges } from './built-in-watch';

/** Modules that the shell lends to remotes on the server, by import name. */
export type SharedScope = Record<string, unknown>;

/** Node modules that a remote's server bundle may use. Development builds need `events`. */
const ALLOWED_BUILTIN = /^(node:)?(events|util|buffer|stream)$/;

/**
 * Runs the server bundle of a remote and returns its exports. It can only require modules that the shell lends.
 * So it never brings a second React. Throws when it changes built-ins, which are restored.
 */
export function evaluateBundle(code: string, filename: string, scope: SharedScope): unknown {
  const require = (id: string): unknown => {
    if (id in scope) return scope[id];
    if (ALLOWED_BUILTIN.test(id)) return process.getBuiltinModule(id);
    throw new Error(`${filename} requires "${id}", which the shell does not lend.`);
  };
  const wrapper = new Script(`(function (module, exports, require) {${code}\n})`, { filename });
  const module = { exports: {} as unknown };
  try {
    (wrapper.runInThisContext() as (...args: unknown[]) => void)(module, module.exports, require);
    refuseChanges(filename);
  } finally {
    builtIns.restore();
  }
  return module.exports;
}
