import { PlainProblem } from '../shop.ts';

/** Inserts a text after the first matching line. Throws a PlainProblem with the text when no line matches. */
export function insertedAfter(source: string, line: RegExp, text: string, file: string): string {
  const found = new RegExp(line, 'm').exec(source);
  if (!found) throw new PlainProblem(`${file} has another form than expected. Put this in by hand:\n${text}`);
  const at = found.index + found[0].length;
  return `${source.slice(0, at)}\n${text.replace(/\n$/, '')}${source.slice(at)}`;
}

/** Adds a name to the imports from `@weefsel/contracts`, unless present. */
export function importing(source: string, name: string): string {
  const imports = /import (type )?\{([^}]*)\} from '@weefsel\/contracts';/g;
  const all = [...source.matchAll(imports)];
  const isThere = all.some(([, , names = '']) => names.split(',').some((one) => one.trim() === name));
  const values = all.find(([, isType]) => !isType);
  if (isThere || !values) return source;
  return source.replace(values[0], values[0].replace('{ ', `{ ${name}, `));
}
