import type { FastifyBaseLogger } from 'fastify';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { knownPath, type PathMemory } from './path-memory';

/** Interval between writes, in ms, and the largest file that is read, in bytes. */
const WRITTEN_EVERY_MS = 10_000;
const MOST_BYTES = 8_000_000;

const contents = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), paths: v.array(v.tuple([v.string(), knownPath])) }),
);

/**
 * Persists the memory of paths: a server that starts during a vendor outage knows the paths of its last run.
 * A file that cannot be read or written is only logged.
 */
export function pathFile(file: string, memory: PathMemory, log: Pick<FastifyBaseLogger, 'warn'>) {
  let written = 0;
  let timer: NodeJS.Timeout | undefined;

  const read = (): void => {
    try {
      if (statSync(file).size > MOST_BYTES) throw new Error(`It has more than ${MOST_BYTES} bytes.`);
      memory.takeOver(v.parse(contents, readFileSync(file, 'utf8')).paths);
    } catch (error) {
      log.warn({ err: error, file }, 'Known paths could not be read.');
    }
  };

  const write = (): void => {
    const { changes } = memory;
    if (changes === written) return;
    written = changes;
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Written atomically, even when the process ends here.
      const draft = `${file}.${process.pid}.draft`;
      writeFileSync(draft, JSON.stringify({ version: 1, paths: memory.all() }));
      renameSync(draft, file);
    } catch (error) {
      log.warn({ err: error, file }, 'Known paths could not be written.');
    }
  };

  return {
    /** Reads the file and keeps it up to date from now on. */
    start: (): void => {
      if (existsSync(file)) read();
      written = memory.changes;
      timer = setInterval(write, WRITTEN_EVERY_MS).unref();
    },
    stop: (): void => {
      clearInterval(timer);
      write();
    },
  };
}
