import { stripVTControlCharacters } from 'node:util';

/** Errors as our builds, the compiler and the linter write them, in the order of what says most. */
const ERRORS = [/^(The build of .+)$/m, /^(.*\berror TS\d+: .+)$/m, /^\s*(\d+:\d+\s+error\s+.+)$/m];

/** The last line before a place that names a file, as linters write it above its errors. */
const fileBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split('\n')
    .findLast((line) => /^\S.*\.\w+$/.test(line.trim())) ?? '';

/** The first error that the output of a tool names, in one line; empty when there is none of a known form. */
export function reasonIn(output: string): string {
  const text = stripVTControlCharacters(output);
  for (const form of ERRORS) {
    const found = form.exec(text);
    if (!found?.[1]) continue;
    const file = /^\d+:\d+/.test(found[1]) ? `${fileBefore(text, found.index).trim()} ` : '';
    return `${file}${found[1].replace(/\s+/g, ' ').trim()}`.replace(/\.$/, '');
  }
  return '';
}
