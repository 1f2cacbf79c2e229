/** The used part of an ESTree syntax node. */
export interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all its descendants. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isNode(value)) {
    yield value;
    for (const part of Object.values(value)) if (typeof part === 'object') yield* nodesIn(part);
  }
}

/** The text of a string literal. */
export const textOf = (node: Node | undefined): string | undefined =>
  typeof node?.['value'] === 'string' ? node['value'] : undefined;

/** Properties of an object literal by their literal names. */
export function propertiesOf(object: Node | undefined): Map<string, Node> {
  const found = new Map<string, Node>();
  if (object?.type !== 'ObjectExpression') return found;
  for (const property of object['properties'] as Node[]) {
    const { type, computed, key, value } = property as Node & { key: Node; value: Node };
    if (type === 'Property' && !computed) found.set(String(key['name'] ?? key['value']), value);
  }
  return found;
}

/** Dotted name of a member chain such as `a.b.c`, also with `a['b']`; undefined for everything else. */
export function chainOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return node['name'] as string;
  if (node?.type !== 'MemberExpression') return undefined;
  const before = chainOf(node['object'] as Node);
  const property = node['property'] as Node;
  const name = node['computed'] ? textOf(property) : (property['name'] as string | undefined);
  return before !== undefined && name !== undefined ? `${before}.${name}` : undefined;
}
