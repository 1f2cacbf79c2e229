import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';

/** The part of a built script from sources with a matching path; uses its source map. */
export async function partMadeOf(file: string, sources: RegExp): Promise<string> {
  const map = new SourceMap(JSON.parse(await readFile(`${file}.map`, 'utf8')));
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines
    .map((text, line) =>
      Array.from(text)
        .filter((_, column) => {
          const entry = map.findEntry(line, column);
          return 'originalSource' in entry && sources.test(entry.originalSource);
        })
        .join(''),
    )
    .join('');
}

/** Size of a text compressed with gzip, in bytes. */
export const gzippedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;
