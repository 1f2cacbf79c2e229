import type { Compilation, Compiler } from 'webpack';
import type { Traces } from './manifest.ts';
import { noteModules, notesIn } from './plugin-tools.ts';
import { STORAGE_KEYS } from '../../../../contracts/src/storage-keys.ts';
import { chainOf, nodesIn, propertiesOf, textOf, type Node } from './syntax-tree.ts';

const BUILT_INS =
  /^(?:(?:window|globalThis|self)\.)?(Array|Object|String|Number|Boolean|Function|Promise|Date|RegExp|Map|Set|Element|HTMLElement|Node|Event|EventTarget)\.prototype(?:\.|$)/;
const GLOBAL = /^(?:window|globalThis)\.(\w+)$/;
const STORAGE = /^(?:(?:window|globalThis)\.)?(?:local|session)Storage\.(?:getItem|setItem|removeItem)$/;
/** The function that tracks every event. */
const TELLS = /(?:^|\.)tracking\.track$/;
/** Functions that modify their first argument. */
const CHANGES =
  /^(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|defineProperty))$/;

/** Targets that a module changes, as chains of names: by assignment, or by a modifying function. */
function changedIn(node: Node): string[] {
  if (node.type === 'AssignmentExpression') return [chainOf(node['left'] as Node) ?? ''];
  if (node.type !== 'CallExpression' || !CHANGES.test(chainOf(node['callee'] as Node) ?? '')) return [];
  const [target, name] = node['arguments'] as Node[];
  return [[chainOf(target), textOf(name)].filter(Boolean).join('.')];
}

/** String constants of a module, such as `const KEY = 'weefsel-x'`. */
const constantsIn = (nodes: readonly Node[]): Map<string, string> =>
  new Map(
    nodes.flatMap((node): [string, string][] => {
      const text = node.type === 'VariableDeclarator' ? textOf(node['init'] as Node | undefined) : undefined;
      return text === undefined ? [] : [[chainOf(node['id'] as Node) ?? '', text]];
    }),
  );

function storageKey(argument: Node | undefined, constants: ReadonlyMap<string, string>): string {
  const chain = chainOf(argument) ?? '';
  const [, shared] = /^STORAGE_KEYS\.(\w+)$/.exec(chain) ?? [];
  const known: Readonly<Record<string, string>> = STORAGE_KEYS;
  return (
    textOf(argument) ?? constants.get(chain) ?? known[shared ?? ''] ?? 'a name that is made while it runs'
  );
}

/** First arguments of calls to the named functions. */
const callsOf = (names: RegExp, nodes: readonly Node[]): (Node | undefined)[] =>
  nodes
    .filter(({ type, callee }) => type === 'CallExpression' && names.test(chainOf(callee as Node) ?? ''))
    .map((node) => (node['arguments'] as Node[])[0]);

/** Side effects of a compiled module. Finds the obvious forms only. */
function tracesOf(program: unknown): Traces {
  const nodes = [...nodesIn(program)];
  const changed = nodes.flatMap(changedIn);
  const constants = constantsIn(nodes);
  return {
    globals: changed.flatMap((chain) => GLOBAL.exec(chain)?.[1] ?? []),
    prototypes: changed.flatMap((chain) => BUILT_INS.exec(chain)?.[1] ?? []),
    storage: callsOf(STORAGE, nodes).map((given) => storageKey(given, constants)),
    events: callsOf(TELLS, nodes).flatMap((given) => textOf(propertiesOf(given).get('name')) ?? []),
  };
}

/** The federation runtime keeps its own table of instances in a global; the shell expects it there. */
const RUNTIME = /node_modules[\\/]@module-federation[\\/]/;

/** Side effects of the code in a build's files, without duplicates. */
export function tracesIn(compilation: Compilation): Traces {
  const found = notesIn(compilation).flatMap(({ traces }) => traces ?? []);
  const all = (kind: keyof Traces): string[] =>
    [...new Set(found.flatMap((traces) => traces[kind] ?? []))].sort();
  return {
    globals: all('globals'),
    prototypes: all('prototypes'),
    storage: all('storage'),
    events: all('events'),
  };
}

/** Records each module's side effects. */
export class TracesPlugin {
  apply(compiler: Compiler): void {
    noteModules(compiler, 'TracesPlugin', (program, file) =>
      RUNTIME.test(file) ? {} : { traces: tracesOf(program) },
    );
  }
}
