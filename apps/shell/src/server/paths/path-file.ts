import type { FastifyBaseLogger } from 'fastify';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { knownPath, type PathMemory } from './path-memory';

/** How often news are written, in ms, and the largest file that is read, in bytes. */
const WRITTEN_EVERY_MS = 10_000;
const MOST_BYTES = 8_000_000;

const contents = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), paths: v.array(v.tuple([v.string(), knownPath])) }),
);

/**
 * Keeps a server's memory of paths in a file, so that one that starts while a vendor is away knows what the last one
 * knew. A file that cannot be read or written is logged and costs nothing else.
 */
export class PathFile {
  private readonly file: string;
  private readonly memory: PathMemory;
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private written = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(file: string, memory: PathMemory, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.file = file;
    this.memory = memory;
    this.log = log;
  }

  /** Reads what is there and keeps it up to date from now on. */
  start(): void {
    if (existsSync(this.file)) this.read();
    this.written = this.memory.changes;
    this.timer = setInterval(() => this.write(), WRITTEN_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.write();
  }

  private read(): void {
    try {
      if (statSync(this.file).size > MOST_BYTES) throw new Error(`It has more than ${MOST_BYTES} bytes.`);
      this.memory.takeOver(v.parse(contents, readFileSync(this.file, 'utf8')).paths);
    } catch (error) {
      this.log.warn({ err: error, file: this.file }, 'Known paths could not be read.');
    }
  }

  private write(): void {
    const { changes } = this.memory;
    if (changes === this.written) return;
    this.written = changes;
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      // Whole or not at all, also when the process ends here.
      const draft = `${this.file}.${process.pid}.draft`;
      writeFileSync(draft, JSON.stringify({ version: 1, paths: this.memory.all() }));
      renameSync(draft, this.file);
    } catch (error) {
      this.log.warn({ err: error, file: this.file }, 'Known paths could not be written.');
    }
  }
}
