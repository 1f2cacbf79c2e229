import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';

/** The part of a built script that was made of the sources whose path this matches, by its source map. */
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

/** Bytes of a text when it is sent compressed by gzip. */
export const gzippedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;
