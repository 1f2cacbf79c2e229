import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Borrowed } from './manifest.ts';
import { noteModules, notesIn } from './plugin-tools.ts';
import { nodesIn, propertiesOf, textOf, type Node } from './syntax-tree.ts';

/** `{ remote: 'mf-x', name: 'Y' }`, or the props of a RemoteFragment: `{ of: 'mf-x', name: 'Y' }`. */
function borrowedIn(object: Node | undefined): Borrowed | undefined {
  const properties = propertiesOf(object);
  const remote = textOf(properties.get('remote') ?? properties.get('of'));
  const name = textOf(properties.get('name'));
  const isFragment = (textOf(properties.get('kind')) ?? 'fragment') === 'fragment';
  return remote?.startsWith('mf-') && name && isFragment ? { remote, name } : undefined;
}

/** True for a compiled JSX RemoteFragment that does not literally name what it borrows. */
function isUnclear({ type, arguments: given }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const [component, props] = given as Node[];
  return component?.['name'] === 'RemoteFragment' && !borrowedIn(props);
}

const key = ({ remote, name }: Borrowed): string => `${remote}/${name}`;

/** Fragments borrowed by the code in a build's files, without duplicates. */
export function borrowsIn(compilation: Compilation): Borrowed[] {
  const found = notesIn(compilation).flatMap(({ borrows }) => borrows ?? []);
  const once = new Map(found.map((one) => [key(one), one]));
  return [...once.values()].sort((one, other) => key(one).localeCompare(key(other)));
}

/** Records the borrowed fragments of each module. A use that does not name them literally fails the build. */
export class BorrowsPlugin {
  apply(compiler: Compiler): void {
    noteModules(compiler, 'BorrowsPlugin', (program, file, module) => {
      if (/node_modules/.test(file)) return {};
      const nodes = [...nodesIn(program)];
      const borrows = nodes.flatMap((node) => borrowedIn(node) ?? []);
      if (nodes.some(isUnclear))
        module.addError(
          new webpack.WebpackError(
            'A RemoteFragment must name its remote and its fragment as they are, of="mf-…" name="…": a release is compared with what others borrow.',
          ),
        );
      return borrows.length > 0 ? { borrows } : {};
    });
  }
}
