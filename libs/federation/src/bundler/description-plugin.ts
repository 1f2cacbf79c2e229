import { Script } from 'node:vm';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { SLUG_TYPES } from '../../../contracts/src/page.ts';
import { claimedTwice } from '../../../contracts/src/page-address.ts';
import { describeEntry, type RemoteDescription } from '../../../contracts/src/remote-description.ts';
import { DESCRIPTION } from './manifest.ts';
import { emitJson } from './plugin-tools.ts';
import { readEvents } from './read-export.ts';

/** Stands in for modules that the shell lends: an entry only names its parts and uses none of them here. */
const lent: unknown = new Proxy(() => undefined, { get: () => lent });

/** What a server bundle exports, without anything that is lent to it. */
function evaluated(code: string, file: string): { default?: Parameters<typeof describeEntry>[0] } {
  const module = { exports: {} };
  const wrapper = new Script(`(function (module, exports, require) {${code}\n})`, { filename: file });
  (wrapper.runInThisContext() as (...args: unknown[]) => void)(module, module.exports, () => lent);
  return module.exports;
}

/** What is wrong with the addresses of a remote's pages, one sentence for each. */
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

/** Writes a remote's description, made of its entry and its `events.ts`, beside its server bundle. A wrong one fails the build. */
export class DescriptionPlugin {
  private readonly remote: string;
  private readonly bundle: string;
  private readonly eventsFile: string;

  constructor(remote: string, bundle: string, eventsFile: string) {
    this.remote = remote;
    this.bundle = bundle;
    this.eventsFile = eventsFile;
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
      const entry = evaluated(code, `${this.remote}/${this.bundle}`).default;
      if (!entry?.pages) throw new Error('src/remote.tsx exports no default with pages.');
      const description = describeEntry(entry, await readEvents(this.eventsFile));
      const flaws = addressFlaws(this.remote, description);
      if (flaws.length > 0) throw new Error(flaws.join(' '));
      emitJson(compilation, DESCRIPTION, description);
    } catch (error) {
      const { message } = error as Error;
      compilation.errors.push(new webpack.WebpackError(`The entry of ${this.remote}: ${message}`));
    }
  }
}
