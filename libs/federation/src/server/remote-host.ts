import type { RedirectRules, RemoteName } from '@weefsel/contracts';
import { REMOTE_NAMES } from '@weefsel/contracts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../release/registry';
import { readRegistry } from '../release/registry';
import type { SharedScope } from './evaluate-bundle';
import type { LiveRemote } from './live-remote';
import { DEVELOPMENT_PREFIX, loadLiveRemote } from './live-remote';
import type { RemoteFiles } from './remote-files';
import { developmentFiles, publishedFiles } from './remote-files';

/** The remotes that requests are answered with. A request keeps the snapshot it started with. */
export interface Snapshot {
  remotes: ReadonlyMap<RemoteName, LiveRemote>;
  /** Moves of addresses that came with a release; the same object as long as they are the same. */
  redirects?: RedirectRules;
}

/** A remote on a development server instead of the folder of published ones. */
export interface DevelopmentRemote {
  base: string;
  serverDir: string;
}

export interface RemoteHostOptions {
  remotesDir: string;
  scope: SharedScope;
  development?: Partial<Record<RemoteName, DevelopmentRemote>>;
  log: {
    info: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
}

/** How often the registry is looked at, in ms: a release is live well within a second. */
const POLL_MS = 300;
/** How long a version that failed to load is left alone before the next try, in ms. */
const RETRY_MS = 3000;

/** Holds the live remotes of this server and follows the registry. What fails to load never replaces what works. */
export class RemoteHost {
  private readonly options: RemoteHostOptions;
  private snapshot: Snapshot = { remotes: new Map() };
  private readonly failedUntil = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(options: RemoteHostOptions) {
    this.options = options;
  }

  current(): Snapshot {
    return this.snapshot;
  }

  /** Loads what is live now, then keeps following the registry until `stop`. */
  async start(): Promise<void> {
    await this.refresh();
    const poll = async () => {
      await this.refresh();
      this.timer = setTimeout(poll, POLL_MS).unref();
    };
    this.timer = setTimeout(poll, POLL_MS).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Brings the snapshot in line with the registry: all changes at once, by one assignment. */
  async refresh(): Promise<void> {
    try {
      const registry = await readRegistry(this.options.remotesDir);
      const wanted = await this.wantedVersions(registry);
      const remotes = new Map<RemoteName, LiveRemote>();
      await Promise.all(
        REMOTE_NAMES.map(async (name) => {
          const live = this.snapshot.remotes.get(name);
          const version = wanted.get(name);
          const next = version && version !== live?.build ? await this.tryLoad(name, version) : undefined;
          const chosen = next ?? live;
          if (chosen) remotes.set(name, chosen);
        }),
      );
      const changed = REMOTE_NAMES.some((name) => remotes.get(name) !== this.snapshot.remotes.get(name));
      const moved = JSON.stringify(registry.redirects) !== JSON.stringify(this.snapshot.redirects);
      const redirects = moved ? registry.redirects : this.snapshot.redirects;
      if (changed || moved) this.snapshot = { remotes, ...(redirects && { redirects }) };
    } catch (error) {
      this.options.log.error({ error }, 'The registry of remotes cannot be read; the live versions stay.');
    }
  }

  private async wantedVersions({ remotes }: Registry): Promise<Map<RemoteName, string>> {
    const wanted = new Map<RemoteName, string>();
    for (const name of REMOTE_NAMES) {
      const development = this.options.development?.[name];
      if (development) {
        const changed = await stat(join(development.serverDir, 'server.cjs')).catch(() => null);
        if (changed) wanted.set(name, `${DEVELOPMENT_PREFIX}${Math.round(changed.mtimeMs)}`);
      } else if (remotes[name]) wanted.set(name, remotes[name].version);
    }
    return wanted;
  }

  private filesOf(name: RemoteName, version: string): RemoteFiles {
    const development = this.options.development?.[name];
    return development
      ? developmentFiles(development.base, development.serverDir)
      : publishedFiles(this.options.remotesDir, name, version);
  }

  private async tryLoad(name: RemoteName, version: string): Promise<LiveRemote | undefined> {
    const id = `${name}@${version}`;
    if ((this.failedUntil.get(id) ?? 0) > Date.now()) return undefined;
    try {
      const live = await loadLiveRemote(name, version, this.filesOf(name, version), this.options.scope);
      this.failedUntil.delete(id);
      this.options.log.info({ remote: name, version }, `${id} is live.`);
      return live;
    } catch (error) {
      this.failedUntil.set(id, Date.now() + RETRY_MS);
      this.options.log.error(
        { remote: name, version, error },
        `${id} cannot be loaded; ${this.snapshot.remotes.has(name) ? 'the version before it stays live' : 'its places show a message'}.`,
      );
      return undefined;
    }
  }
}
