import { readFileSync } from 'node:fs';

/** Text of a file without byte-order mark and with LF line ends. Some editors write otherwise. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
