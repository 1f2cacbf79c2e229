import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import type { Borrowed } from './manifest.ts';
import { modulesOf } from './plugin-tools.ts';
import { nodesIn, propertiesOf, textOf, type Node } from './syntax-tree.ts';

const NAME = 'BorrowsPlugin';

/** `{ remote: 'mf-x', name: 'Y' }`, or the props of a RemoteFragment: `{ of: 'mf-x', name: 'Y' }`. */
function borrowedIn(object: Node | undefined): Borrowed | undefined {
  const properties = propertiesOf(object);
  const remote = textOf(properties.get('remote') ?? properties.get('of'));
  const name = textOf(properties.get('name'));
  const isFragment = (textOf(properties.get('kind')) ?? 'fragment') === 'fragment';
  return remote?.startsWith('mf-') && name && isFragment ? { remote, name } : undefined;
}

/** A RemoteFragment, as JSX is compiled (a call with the component and its props), that does not say what it borrows. */
function isUnclear({ type, arguments: given }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const [component, props] = given as Node[];
  return component?.['name'] === 'RemoteFragment' && !borrowedIn(props);
}

/** Borrows are kept with their module, also in the cache between two builds. */
interface MarkedModule extends Module {
  buildInfo: Module['buildInfo'] & { borrows?: readonly Borrowed[] };
}

const key = ({ remote, name }: Borrowed): string => `${remote}/${name}`;

/** What is borrowed by the code that is in the files of a build, each once. */
export function borrowsIn(compilation: Compilation): Borrowed[] {
  const found = [...modulesOf(compilation)].flatMap(
    (module) => (module as MarkedModule).buildInfo?.borrows ?? [],
  );
  const once = new Map(found.map((one) => [key(one), one]));
  return [...once.values()].sort((one, other) => key(one).localeCompare(key(other)));
}

/** Notes with each module which fragments of remotes it borrows. A use that does not name them literally fails the build. */
export class BorrowsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            const module = parser.state.module as MarkedModule;
            if (/node_modules/.test(module.nameForCondition() ?? '')) return;
            const nodes = [...nodesIn(program)];
            const borrows = nodes.flatMap((node) => borrowedIn(node) ?? []);
            if (borrows.length > 0 && module.buildInfo) module.buildInfo.borrows = borrows;
            if (nodes.some(isUnclear))
              module.addError(
                new webpack.WebpackError(
                  'A RemoteFragment must name its remote and its fragment as they are, of="mf-…" name="…": a release is compared with what others borrow.',
                ),
              );
          });
        });
      }
    });
  }
}
