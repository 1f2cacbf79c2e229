/** Name of the first `$parameter` left in a parsed query; parsing replaces every parameter that was given. */
export function findMissingParameter(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('type' in node && node.type === 'Parameter' && 'name' in node) return String(node.name);
  for (const child of Object.values(node)) {
    const name = findMissingParameter(child);
    if (name !== undefined) return name;
  }
  return undefined;
}
