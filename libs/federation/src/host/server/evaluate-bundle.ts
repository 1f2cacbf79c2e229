import { Module } from 'node:module';
import { Script } from 'node:vm';
import { builtIns, refuseChanges } from './built-in-watch';

/** Modules that the shell lends to remotes on the server, by import name. */
export type SharedScope = Record<string, unknown>;

/** Node modules that a remote's server bundle may use. Development builds need `events`. */
const ALLOWED_BUILTIN = /^(node:)?(events|util|buffer|stream)$/;

type Wrapper = (...args: unknown[]) => void;

/** Compiles as a script, whose code sees no names of Node's modules. */
const compile = (body: string, filename: string): Wrapper =>
  new Script(`(${body})`, { filename }).runInThisContext() as Wrapper;

/** Latest module by remote on a development server: Node forgets the source map of a collected one. */
const mapped = new Map<string | undefined, Module>();

/** Compiles as a module: only then do stacks follow the source map in the code. */
function compileMapped(body: string, filename: string): Wrapper {
  const module = new Module(filename) as Module & { _compile: (code: string, filename: string) => void };
  module._compile(`module.exports = ${body}`, `/${filename}`);
  mapped.set(filename.split('@')[0], module);
  return module.exports as Wrapper;
}

/**
 * Runs the server bundle of a remote and returns its exports. It can only require modules that the shell lends.
 * So it never brings a second React. Throws when it changes built-ins, which are restored.
 *
 * @param isMapped true for a bundle of this machine, whose stacks name its sources
 */
export function evaluateBundle(
  code: string,
  filename: string,
  scope: SharedScope,
  { isMapped = false } = {},
): unknown {
  const require = (id: string): unknown => {
    if (id in scope) return scope[id];
    if (ALLOWED_BUILTIN.test(id)) return process.getBuiltinModule(id);
    throw new Error(`${filename} requires "${id}", which the shell does not lend.`);
  };
  const body = `function (module, exports, require) {${code}\n}`;
  const module = { exports: {} as unknown };
  try {
    const wrapper = (isMapped ? compileMapped : compile)(body, filename);
    wrapper(module, module.exports, require);
    refuseChanges(filename);
  } finally {
    builtIns.restore();
  }
  return module.exports;
}
