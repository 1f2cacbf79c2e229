import type { Borrowed } from './manifest.ts';
import type { Node } from './syntax-tree.ts';
import { nodesIn, propertiesOf, textOf } from './syntax-tree.ts';

/** `{ remote: 'mf-x', name: 'Y' }`, or the props of a RemoteFragment: `{ of: 'mf-x', name: 'Y' }`. */
function borrowedIn(object: Node): Borrowed | undefined {
  const properties = propertiesOf(object);
  const remote = textOf(properties.get('remote') ?? properties.get('of'));
  const name = textOf(properties.get('name'));
  const isFragment = (textOf(properties.get('kind')) ?? 'fragment') === 'fragment';
  return remote?.startsWith('mf-') && name && isFragment ? { remote, name } : undefined;
}

/** An element of RemoteFragment, as JSX is compiled: a call with the component and its props. */
const isUse = ({ type, arguments: given }: Node): boolean =>
  type === 'CallExpression' && (given as Node[])[0]?.['name'] === 'RemoteFragment';

const isClear = ({ arguments: given }: Node): boolean => {
  const props = (given as Node[])[1];
  return props?.type === 'ObjectExpression' && borrowedIn(props) !== undefined;
};

/** The fragments that a compiled module borrows, and whether it has a use that does not say which. */
export function borrowsOf(program: unknown): { borrows: Borrowed[]; isUnclear: boolean } {
  const nodes = [...nodesIn(program)];
  return {
    borrows: nodes
      .filter(({ type }) => type === 'ObjectExpression')
      .flatMap((node) => borrowedIn(node) ?? []),
    isUnclear: nodes.some((node) => isUse(node) && !isClear(node)),
  };
}
