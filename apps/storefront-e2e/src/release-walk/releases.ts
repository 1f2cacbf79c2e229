import { readCanary, type Composition } from '../../../../libs/federation/src/releases/composition/index.ts';
import {
  findComposition,
  NoEarlier,
  promoteCanary,
  readCurrent,
  rollback,
  rollbackAll,
  rollbackCanary,
  startCanary,
  releaseVersions,
  type Change,
} from '../../../../libs/federation/src/releases/release/index.ts';
import { canaryWatch } from '../../../../tools/release/canary.ts';
import { tokenIn } from '../../../../tools/release/counts.ts';
import type { OwnShop } from '../own-shop/own-shop.ts';
import { choose } from './choose.ts';
import { marksBundle, marksEntry } from './marked-build.ts';

/** Alternating builds of each remote. */
const BUILDS = ['a', 'b', 'c'] as const;
/** Timeout until a server serves its channel's composition, in ms. */
const SERVED_MS = 5000;
const LOOK_EVERY_MS = 50;

/** Releases, rollbacks and canaries. Each method describes its step; undefined without effect. */
export class Releases {
  /** The mark by version, e.g. `mf-search b`. */
  readonly marks = new Map<string, string>();
  private readonly versions: Record<string, string[]> = {};
  private readonly known = new Map<string, Composition>();
  private readonly shop: OwnShop;
  private readonly watch: ReturnType<typeof canaryWatch>;

  private constructor(shop: OwnShop) {
    this.shop = shop;
    const { releaseStore, url, dataDir } = shop;
    this.watch = canaryWatch({
      releaseStore,
      servers: [url],
      secret: () => tokenIn(dataDir),
      say: () => undefined,
    });
  }

  /** Publishes the alternating builds, and makes the first of each live. */
  static async begin(shop: OwnShop): Promise<Releases> {
    const releases = new Releases(shop);
    const { composition } = (await readCurrent(shop.releaseStore)) ?? {};
    const remotes = Object.keys(composition?.remotes ?? {}).sort();
    for (const name of remotes) {
      releases.versions[name] = [];
      for (const build of BUILDS) {
        const mark = `${name} ${build}`;
        const version = await shop.publish(name, {
          server: marksBundle(mark),
          browser: { files: /^remoteEntry\.js$/, change: marksEntry(name, mark) },
          // Marks are not part of a real release: pages near their budget may carry them.
          manifest: (manifest) => ({ ...manifest, budget: {} }),
        });
        releases.versions[name].push(version);
        releases.marks.set(version, mark);
      }
    }
    const first = remotes.map((name) => [name, releases.versions[name]?.[0] ?? ''] as const);
    await releaseVersions(shop.releaseStore, Object.fromEntries(first));
    await releases.served();
    return releases;
  }

  /** Version of each remote in a composition. Throws a DamagedDocument for an unknown id. */
  async versionsIn(id: string): Promise<Record<string, string>> {
    const composition = this.known.get(id) ?? (await findComposition(this.shop.releaseStore, id));
    this.known.set(id, composition);
    return Object.fromEntries(
      Object.entries(composition.remotes).map(([name, { version }]) => [name, version]),
    );
  }

  /** Waits until the shop serves the live composition; throws on a timeout. */
  async served(): Promise<void> {
    const live = (await readCurrent(this.shop.releaseStore))?.id;
    const until = Date.now() + SERVED_MS;
    let composition: string | undefined;
    do {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      const answer = await fetch(`${this.shop.url}/health`);
      ({ composition } = (await answer.json()) as { composition?: string });
      if (composition === live) return;
    } while (Date.now() < until);
    throw new Error(`The shop answers with ${composition}, while ${live} is live.`);
  }

  async release(pick: number): Promise<string | undefined> {
    const next = await this.otherVersion(pick);
    return (
      next &&
      this.tell(
        `release ${this.said([next])}`,
        releaseVersions(this.shop.releaseStore, Object.fromEntries([next])),
      )
    );
  }

  async releaseSome(pick: number): Promise<string | undefined> {
    const all = await Promise.all([0, 1, 3].map((more) => this.otherVersion(pick + more)));
    const next = all.filter((one) => one !== undefined);
    return this.tell(
      `release ${this.said(next)} at once`,
      releaseVersions(this.shop.releaseStore, Object.fromEntries(next)),
    );
  }

  rollback(pick: number): Promise<string | undefined> {
    const name = choose(Object.keys(this.versions), pick) ?? '';
    return this.tell(`roll ${name} back`, rollback(this.shop.releaseStore, name));
  }

  rollbackAll(): Promise<string | undefined> {
    return this.tell('roll everything back', rollbackAll(this.shop.releaseStore));
  }

  /** Begins a canary, or ends the current one. */
  async canary(pick: number): Promise<string | undefined> {
    const { releaseStore } = this.shop;
    if (!(await readCanary(releaseStore.pointers))) {
      const next = await this.otherVersion(pick);
      return (
        next &&
        this.tell(
          `canary ${this.said([next])}`,
          startCanary(releaseStore, Object.fromEntries([next]), { percent: 50 }),
        )
      );
    }
    if (pick % 2) return this.tell('promote the canary', promoteCanary(releaseStore, {}));
    await rollbackCanary(releaseStore, {});
    return 'roll the canary back';
  }

  /** A check of the canary watch, in production every two seconds: updates the canary, or ends it. */
  async look(): Promise<string | undefined> {
    const { did } = await this.watch.look();
    return did === 'nothing' ? undefined : `canary ${did}`;
  }

  /** A version of a remote that is not live. */
  private async otherVersion(pick: number): Promise<readonly [name: string, version: string] | undefined> {
    const live = await readCurrent(this.shop.releaseStore);
    const name = choose(Object.keys(this.versions), pick) ?? '';
    const others =
      this.versions[name]?.filter((one) => one !== live?.composition.remotes[name]?.version) ?? [];
    const version = choose(others, Math.floor(pick / 8));
    return version === undefined ? undefined : [name, version];
  }

  private said(versions: readonly (readonly [name: string, version: string])[]): string {
    return versions.map(([, version]) => this.marks.get(version)).join(', ');
  }

  private async tell(what: string, change: Promise<Change>): Promise<string | undefined> {
    try {
      const { before, now } = await change;
      return before?.id === now.id ? undefined : what;
    } catch (error) {
      if (error instanceof NoEarlier) return undefined;
      throw error;
    }
  }
}
