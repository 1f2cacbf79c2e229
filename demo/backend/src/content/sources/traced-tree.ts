import { randomUUID } from 'node:crypto';

/** Property with the origin of an object; no document can contain this name. */
export const SOURCE = `\u0000source ${randomUUID()}`;

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const carriesSource = {
  type: 'ObjectAttributeValue',
  name: SOURCE,
  value: { type: 'AccessAttribute', name: SOURCE },
};

/**
 * A parsed query whose projections keep the origin of their source object. Projections with `...` keep it anyway; this
 * is for those that name their fields.
 */
export function tracedTree(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tracedTree);
  if (!isNode(node)) return node;
  // The value of a parameter or constant; its content is no part of the query.
  if (node.type === 'Value') return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, child]) => [name, tracedTree(child)]));
  if (copy.type !== 'Object' || !Array.isArray(copy.attributes)) return copy;
  return { ...copy, attributes: [carriesSource, ...(copy.attributes as unknown[])] };
}
