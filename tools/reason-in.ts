import { stripVTControlCharacters } from 'node:util';

/** Error formats of our builds, the compiler and the linter, most informative first. */
const ERRORS = [/^(The build of .+)$/m, /^(.*\berror TS\d+: .+)$/m, /^\s*(\d+:\d+\s+error\s+.+)$/m];

/** Last line before a position that names a file; linters print it above its errors. */
const fileBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split('\n')
    .findLast((line) => /^\S.*\.\w+$/.test(line.trim())) ?? '';

/** First error in a tool's output, in one line; empty without a known format. */
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
