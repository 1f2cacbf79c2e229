/** True when the path matches the pattern, in which `*` stands for any characters. */
export function matchesPattern(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return path === pattern;
  const last = rest.pop() ?? '';
  if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last))
    return false;
  const end = path.length - last.length;
  let from = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, from);
    if (found === -1 || found + part.length > end) return false;
    from = found + part.length;
  }
  return true;
}
