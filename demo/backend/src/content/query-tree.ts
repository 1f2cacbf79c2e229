/** All nodes of a parsed query; values of given parameters are leaves, regardless of their content. */
function* nodesOf(node: unknown): Generator<object> {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  if ('type' in node && node.type === 'Value') return;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/** Name of the first missing `$parameter` of a parsed query. */
export function findMissingParameter(tree: unknown, given: object): string | undefined {
  for (const node of nodesOf(tree)) {
    const isParameter = 'type' in node && node.type === 'Parameter' && 'name' in node;
    if (isParameter && !Object.hasOwn(given, String(node.name))) return String(node.name);
  }
  return undefined;
}

/** True when the result of a parsed query depends on the present time. */
export function asksForTime(tree: unknown): boolean {
  for (const node of nodesOf(tree)) {
    if ('type' in node && node.type === 'FuncCall' && 'name' in node && node.name === 'now') return true;
  }
  return false;
}
