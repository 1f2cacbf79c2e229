import webpack, { type Compilation, type Compiler } from 'webpack';
import { SLUG_TYPES } from '../../../../contracts/src/page.ts';
import { claimedTwice } from '../../../../contracts/src/page-address.ts';
import { describeEntry, type RemoteDescription } from '../../../../contracts/src/remote-description.ts';
import { DESCRIPTION } from './manifest.ts';
import { inOwnProcess } from '../workspace/own-process.ts';
import { emitJson } from './plugin-tools.ts';
import { readEvents } from '../workspace/read-export.ts';

/** Maximum time for evaluating an entry, in ms. */
const LIMIT_MS = 20_000;

/**
 * Returns the default export of a server bundle as data. The shell's modules are stubs, as an entry
 * only names parts.
 * The script's own timeout ends a loop whose parent process was killed.
 */
const EVALUATE = `
  const { readFileSync } = await import('node:fs');
  const { Script } = await import('node:vm');
  const [, filename, timeout] = process.argv;
  const lent = new Proxy(() => undefined, { get: () => lent });
  const module = { exports: {} };
  globalThis.bundle = [module, module.exports, () => lent];
  const code = '(function (module, exports, require) {' + readFileSync(0, 'utf8') + '\\n})(...bundle)';
  new Script(code, { filename }).runInThisContext({ timeout: Number(timeout) });
  const { pages, fragments = {}, needsScript, storage } = module.exports.default ?? {};
  const named = Object.fromEntries(Object.keys(fragments).map((name) => [name, true]));
  const asData = (key, value) => (typeof value === 'function' ? null : value);
  return JSON.parse(JSON.stringify({ pages, fragments: named, needsScript, storage }, asData));`;

type Entry = Parameters<typeof describeEntry>[0];

/** Errors in the addresses of a remote's pages, one sentence each. */
export function addressFlaws(remote: string, { pages }: Pick<RemoteDescription, 'pages'>): string[] {
  const flaws = Object.entries(pages).flatMap(([page, { paths = [], shows = [] }]) => [
    ...(paths.length + shows.length === 0
      ? [`The page ${page} has neither paths nor types that it shows: nobody could come to it.`]
      : []),
    ...paths
      .filter((path) => !/^\/[^?#\s]*$/.test(path))
      .map((path) => `The page ${page} has the path "${path}", which is none: it begins with a slash.`),
    ...shows
      .filter((type) => !SLUG_TYPES.includes(type))
      .map((type) => `The page ${page} shows the type "${type}", which is none of ${SLUG_TYPES.join(', ')}.`),
  ]);
  return [...flaws, ...claimedTwice({ [remote]: pages })];
}

/**
 * Writes a remote's description beside its server bundle, from its entry and `events.ts`.
 * An invalid description fails the build.
 */
export class DescriptionPlugin {
  private readonly remote: string;
  private readonly bundle: string;
  private readonly eventsFile: string;
  private readonly limitMs: number;

  constructor(remote: string, bundle: string, eventsFile: string, limitMs = LIMIT_MS) {
    this.remote = remote;
    this.bundle = bundle;
    this.eventsFile = eventsFile;
    this.limitMs = limitMs;
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('DescriptionPlugin', (compilation) => {
      compilation.fileDependencies.add(this.eventsFile);
      compilation.hooks.processAssets.tapPromise({ name: 'DescriptionPlugin', stage }, () =>
        this.write(compilation),
      );
    });
  }

  private async write(compilation: Compilation): Promise<void> {
    const code = compilation.getAsset(this.bundle)?.source.source().toString();
    if (!code || compilation.errors.length > 0) return;
    try {
      const { limitMs } = this;
      const args = [`${this.remote}/${this.bundle}`, String(limitMs * 2)];
      const entry = (await inOwnProcess(EVALUATE, args, { input: code, limitMs })) as Partial<Entry>;
      if (!entry.pages) throw new Error('src/remote.tsx exports no default with pages.');
      const description = describeEntry({ ...entry, pages: entry.pages }, await readEvents(this.eventsFile));
      const flaws = addressFlaws(this.remote, description);
      if (flaws.length > 0) throw new Error(flaws.join(' '));
      emitJson(compilation, DESCRIPTION, description);
    } catch (error) {
      const { message } = error as Error;
      compilation.errors.push(new webpack.WebpackError(`The entry of ${this.remote}: ${message}`));
    }
  }
}
