import { missing, type Edit } from './edit.ts';

/** Position after the bracket that closes the call opened before `from`. */
function endOfCall(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')' && --depth === 0) return at + 1;
  }
  return missing(`end of the call at ${from}`);
}

/** Replaces each call, by its beginning and its arguments. */
export function eachCall(
  source: string,
  beginning: RegExp,
  other: (match: RegExpExecArray, args: string) => string,
): string {
  let result = '';
  let rest = 0;
  for (const match of source.matchAll(beginning)) {
    const open = match.index + match[0].length;
    const end = endOfCall(source, open);
    result += source.slice(rest, match.index) + other(match, source.slice(open, end - 1));
    rest = end;
  }
  return result + source.slice(rest);
}

/** Removes all calls of a function without effect or used result. */
export const withoutCalls =
  (beginning: string): Edit =>
  (source) => {
    const result = eachCall(
      source,
      new RegExp(`${beginning.replace(/[.$]/g, '\\$&')}\\(`, 'g'),
      () => 'void 0',
    );
    return result === source ? missing(`call of “${beginning}”`) : result;
  };
