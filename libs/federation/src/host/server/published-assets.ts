import { readShellManifest, SHELL_MANIFESTS, shellFolder, versionOfManifest } from '../../releases/release';
import type { Files } from '../../releases/store';
import type { HostLog } from './host-log';
import { inTime } from '@weefsel/contracts';

/** For an unknown file: interval of looking for new builds, and its timeout, in ms. */
const LOOK_MS = 1000;
const TIMEOUT_MS = 3000;

const BROWSER = 'browser/';

/**
 * Finds the browser files of all published builds of the shell.
 * Their names contain content hashes, so any build's copy will do. A document and its scripts may come from servers of
 * different builds. Each build has a folder: collecting one removes no file of another.
 */
export class PublishedAssets {
  private readonly files: Pick<Files, 'list' | 'read'>;
  private readonly log: HostLog;
  private readonly places = new Map<string, string>();
  private readonly known = new Set<string>();
  private looking: Promise<void> | undefined;
  private lookedAt = -Infinity;

  constructor(files: Pick<Files, 'list' | 'read'>, log: HostLog) {
    this.files = files;
    this.log = log;
  }

  /** Path of a file in the store, by its name in the address; undefined when no build has it. Never fails. */
  async pathOf(file: string): Promise<string | undefined> {
    if (!this.places.has(file)) await this.look();
    return this.places.get(file);
  }

  private async look(): Promise<void> {
    if (!this.looking && performance.now() - this.lookedAt < LOOK_MS) return;
    this.looking ??= this.learn().finally(() => {
      this.looking = undefined;
      this.lookedAt = performance.now();
    });
    await inTime(this.looking, TIMEOUT_MS, 'The release store').catch((err: unknown) =>
      this.log.error({ err }, 'The files of other builds of the shell cannot be looked for.'),
    );
  }

  private add(path: string, text: string): void {
    const folder = shellFolder(versionOfManifest(path));
    for (const name of Object.keys(readShellManifest(text, path).files))
      if (name.startsWith(BROWSER)) this.places.set(name.slice(BROWSER.length), `${folder}/${name}`);
  }

  private async learn(): Promise<void> {
    const found = await this.files.list(SHELL_MANIFESTS);
    const unknown = found.filter(({ path }) => !this.known.has(path));
    await Promise.all(
      unknown.map(async ({ path }) => {
        const content = await this.files.read(path);
        if (!content) return;
        this.known.add(path);
        try {
          this.add(path, content.toString());
        } catch (err) {
          this.log.error({ err }, 'A build of the shell is damaged, and its files are not served.');
        }
      }),
    );
  }
}
