import { PlainProblem } from '../shop.ts';

/** Puts a text behind the first line that matches; throws a PlainProblem that says where it belongs when there is none. */
export function insertedAfter(source: string, line: RegExp, text: string, file: string): string {
  const found = new RegExp(line, 'm').exec(source);
  if (!found) throw new PlainProblem(`${file} has another form than expected. Put this in by hand:\n${text}`);
  const at = found.index + found[0].length;
  return `${source.slice(0, at)}\n${text.replace(/\n$/, '')}${source.slice(at)}`;
}

/** Adds a name to the imports from `@weefsel/contracts`, if it is not there yet. */
export function importing(source: string, name: string): string {
  const imports = /import (type )?\{([^}]*)\} from '@weefsel\/contracts';/g;
  const all = [...source.matchAll(imports)];
  const isThere = all.some(([, , names = '']) => names.split(',').some((one) => one.trim() === name));
  const values = all.find(([, isType]) => !isType);
  if (isThere || !values) return source;
  return source.replace(values[0], values[0].replace('{ ', `{ ${name}, `));
}
