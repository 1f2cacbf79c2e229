import { readFileSync } from 'node:fs';

/** The text of a file as it is meant: some editors begin it with a byte-order mark, and end lines with CR LF. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
