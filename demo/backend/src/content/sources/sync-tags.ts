import { createHash } from 'node:crypto';
import { parseQuery } from '../parse-query.ts';

/** Tag of results that depend on any document. */
const ANY = '*';

const tagOf = (type: string): string =>
  `s1:${createHash('sha256').update(type).digest('base64url').slice(0, 6)}`;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isTypeField = (node: unknown): boolean =>
  isNode(node) && node.type === 'AccessAttribute' && node.name === '_type' && node.base === undefined;

/** The types in `_type == "page"` or `_type in ["page", "blog"]`. */
function typesNamedIn({ type, op, left, right }: Node): string[] | undefined {
  if (type !== 'OpCall' || !isTypeField(left) || !isNode(right)) return undefined;
  if (op === '==' && right.type === 'Value' && typeof right.value === 'string') return [right.value];
  if (op !== 'in' || right.type !== 'Array' || !Array.isArray(right.elements)) return undefined;
  const values = right.elements.map((element: unknown) =>
    isNode(element) && isNode(element.value) ? element.value.value : undefined,
  );
  return values.every((value) => typeof value === 'string') ? values : undefined;
}

/** Types that a filter admits; undefined when they may be any. */
function typesOf(filter: unknown): string[] | undefined {
  if (!isNode(filter)) return undefined;
  if (filter.type === 'Group') return typesOf(filter.base);
  if (filter.type === 'And') return typesOf(filter.left) ?? typesOf(filter.right);
  return typesNamedIn(filter);
}

function collect(node: unknown, types: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((child) => collect(child, types));
  if (!isNode(node) || node.type === 'Value') return;
  if (node.type === 'Everything' || node.type === 'Deref') types.add(ANY);
  if (node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything') {
    for (const type of typesOf(node.expr) ?? [ANY]) types.add(type);
    return collect(node.expr, types);
  }
  for (const child of Object.values(node)) collect(child, types);
}

/** Tags of a query's dependencies: types of documents, or any document. */
export function tagsOfQuery(query: string, params: Record<string, unknown>): string[] {
  const types = new Set<string>();
  collect(parseQuery({ query, params }), types);
  return [...types].map(tagOf);
}

/** Tags of results that may change with documents of these types. */
export const tagsOfTypes = (types: readonly string[]): string[] => [...new Set([...types, ANY])].map(tagOf);
