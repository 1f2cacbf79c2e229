import type { RedirectRules, RemoteName } from '@weefsel/contracts';
import { REMOTE_NAMES } from '@weefsel/contracts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../release/registry';
import { Attempts } from './attempts';
import { builtIns } from './built-in-watch';
import type { SharedScope } from './evaluate-bundle';
import { LastGood } from './last-good';
import type { LiveRemote } from './live-remote';
import { DEVELOPMENT_PREFIX, loadLiveRemote } from './live-remote';
import type { HostLog } from './registry-watch';
import { RegistryWatch } from './registry-watch';
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
  log: HostLog;
}

/** How often the registry is looked at, in ms: a release is live well within a second. */
const POLL_MS = 300;

/** Longest wait for the remotes when the server starts, in ms; who comes later is taken then. */
const START_PATIENCE_MS = 8000;

/**
 * Holds the live remotes of this server and follows the registry. Each remote is loaded beside the others and has an
 * outcome of its own; what fails to load never replaces what works.
 */
export class RemoteHost {
  private readonly options: RemoteHostOptions;
  private readonly watch: RegistryWatch;
  private readonly lastGood: LastGood;
  private readonly attempts = new Attempts();
  private readonly loading = new Map<RemoteName, Promise<void>>();
  private snapshot: Snapshot = { remotes: new Map() };
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(options: RemoteHostOptions) {
    this.options = options;
    this.watch = new RegistryWatch(options.remotesDir, options.log);
    this.lastGood = new LastGood(options.remotesDir, options.log);
  }

  current(): Snapshot {
    return this.snapshot;
  }

  /** Loads what is live now, as long as that is quick, then keeps following the registry until `stop`. */
  async start(): Promise<void> {
    const patience = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => patience.resolve(undefined), START_PATIENCE_MS);
    await Promise.race([this.refresh(), patience.promise]);
    clearTimeout(timer);
    const poll = async () => {
      await this.look();
      if (!this.isStopped) this.timer = setTimeout(poll, POLL_MS).unref();
    };
    if (!this.isStopped) this.timer = setTimeout(poll, POLL_MS).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Brings the snapshot in line with the registry; resolves when each remote has its outcome. */
  async refresh(): Promise<void> {
    await this.look();
    await Promise.all(this.loading.values());
    await this.lastGood.settled();
  }

  /** Reads the registry and sets to work what it asks for. */
  private async look(): Promise<void> {
    const changed = builtIns.restore();
    if (changed.length) this.options.log.error({ changed }, 'Built-ins were changed; they are as they were.');
    const registry = await this.watch.read();
    if (JSON.stringify(registry.redirects) !== JSON.stringify(this.snapshot.redirects)) {
      const { redirects } = registry;
      this.snapshot = { remotes: this.snapshot.remotes, ...(redirects && { redirects }) };
      this.remember(registry);
    }
    for (const name of REMOTE_NAMES) this.follow(name, registry);
  }

  /** While a remote is being loaded nothing else is tried for it; what the registry says then is seen at the next look. */
  private follow(name: RemoteName, registry: Registry): void {
    if (this.loading.has(name)) return;
    const work = this.bringUp(name, registry).finally(() => this.loading.delete(name));
    this.loading.set(name, work);
  }

  private async bringUp(name: RemoteName, registry: Registry): Promise<void> {
    const [wanted, ...earlier] = await this.versionsOf(name, registry);
    const isLive = this.snapshot.remotes.has(name);
    if (!wanted || this.snapshot.remotes.get(name)?.build === wanted) return;
    // Only a server that has nothing of a remote looks for what was live before.
    for (const version of isLive ? [wanted] : [wanted, ...earlier]) {
      const next = await this.tryLoad(name, version);
      if (next) {
        this.take(next);
        this.remember(registry);
        return;
      }
    }
  }

  private take(next: LiveRemote): void {
    const remotes = new Map<RemoteName, LiveRemote>();
    for (const name of REMOTE_NAMES) {
      const chosen = name === next.name ? next : this.snapshot.remotes.get(name);
      if (chosen) remotes.set(name, chosen);
    }
    this.snapshot = { ...this.snapshot, remotes };
  }

  /** Versions of a remote that may be live, the one that the registry wants first. */
  private async versionsOf(name: RemoteName, { remotes }: Registry): Promise<string[]> {
    const development = this.options.development?.[name];
    if (development) {
      const changed = await stat(join(development.serverDir, 'server.cjs')).catch(() => null);
      return changed ? [`${DEVELOPMENT_PREFIX}${Math.round(changed.mtimeMs)}`] : [];
    }
    const entry = remotes[name];
    return entry ? [entry.version, ...entry.previous] : [];
  }

  private remember({ remotes: wanted }: Registry): void {
    const { remotes, redirects } = this.snapshot;
    const live = [...remotes.values()].filter(({ build }) => !build.startsWith(DEVELOPMENT_PREFIX));
    this.lastGood.remember({
      remotes: Object.fromEntries(
        live.map(({ name, build }) => {
          const previous = wanted[name]?.previous ?? [];
          return [name, { version: build, previous: previous.slice(previous.indexOf(build) + 1) }];
        }),
      ),
      ...(redirects && { redirects }),
    });
  }

  private filesOf(name: RemoteName, version: string): RemoteFiles {
    const development = this.options.development?.[name];
    return development
      ? developmentFiles(development.base, development.serverDir)
      : publishedFiles(this.options.remotesDir, name, version);
  }

  private async tryLoad(name: RemoteName, version: string): Promise<LiveRemote | undefined> {
    const id = `${name}@${version}`;
    if (!this.attempts.mayTry(id)) return undefined;
    try {
      const live = await loadLiveRemote(name, version, this.filesOf(name, version), this.options.scope);
      this.attempts.succeed(id);
      this.options.log.info({ remote: name, version }, `${id} is live.`);
      return live;
    } catch (err) {
      this.attempts.fail(id);
      const before = this.snapshot.remotes.get(name);
      const instead = before
        ? `${name}@${before.build} stays live`
        : 'versions before it are tried, and without one its places show a message';
      this.options.log.error({ remote: name, version, err }, `${id} cannot be loaded; ${instead}.`);
      return undefined;
    }
  }
}
