import { createShopClient, MaintenanceError, type Clients, type ReviewsClient } from '@weefsel/api-clients';
import type { ReviewScore, StorefrontConfig, StoreInfo } from '@weefsel/contracts';
import { closedWeekdays, deliveryFacts, type ShopPromises } from '@weefsel/contracts/promises';
import {
  createStores,
  type AboutSnapshot,
  type NavigationSnapshot,
  type SnippetTexts,
} from '@weefsel/stores';
import { weekdayOf } from '@weefsel/ui';
import type { FastifyBaseLogger } from 'fastify';
import { oneAtATime } from './cache/one-at-a-time';
import { REFRESHED_AFTER_MS } from './cache/stale-cache';
import { KeyLog } from './cdn/key-log';
import { anyOf } from './cdn/surrogate-keys';
import type { PromiseSource } from './promises/promise-source';
import { reviewScore } from './review-score';
import { textsWith, type TextSources } from './texts/texts-of';
import { FlawLog } from './vendors/flaw-log';

/** Data for header, footer and texts, the same on all pages. */
export interface ShellData extends TextSources {
  navigation: NavigationSnapshot;
  about: AboutSnapshot;
  /** What everybody has, where this is one editor's. */
  published?: ShellData;
}

/** How long it is fresh, in ms; after a failure it is refreshed sooner. */
const FRESH_MS = 30_000;
const RETRY_MS = 2_000;
/** Longest time that the first page waits for it, in ms. */
const DEADLINE_MS = 1000;

/** Promises are read now and then, and stand on every page all the time. */
const PROMISE_KEYS = [anyOf('content-promises')];

const asText = ({ navigation, texts, edited, words, about }: ShellData): string =>
  JSON.stringify([navigation, [...texts], [...edited], words, about]);

const aboutOf = (info?: StoreInfo, reviews?: ReviewScore): AboutSnapshot => ({
  ...(info && { info }),
  ...(reviews && { reviews }),
  today: weekdayOf(new Date()),
});

/** What of the shop's promises stands in the frame; `now` is in ms since 1970. */
export const promisedBy = (
  promises: ShopPromises,
  now: number,
): Pick<AboutSnapshot, 'freeShippingFrom' | 'delivery' | 'closedDays'> => ({
  freeShippingFrom: promises.freeShippingFrom,
  closedDays: closedWeekdays(promises, now),
  delivery: deliveryFacts(promises, now),
});

export interface ShellDataChecks {
  flaws: FlawLog;
  keys: KeyLog;
  /** Renders what is made of the data; rejects when that cannot be done. */
  tryOut: ((data: ShellData) => Promise<void>) | undefined;
  /** The clock by which delivery is promised, in ms since 1970. */
  now: () => number;
}

/**
 * Keeps the shell's data in memory and refreshes it in the background; when a vendor is dead the last good data stays.
 */
export class ShellDataSource {
  private readonly flaws: FlawLog;
  private readonly keyLog: KeyLog;
  private readonly tryOut: ShellDataChecks['tryOut'];
  private readonly now: ShellDataChecks['now'];
  private readonly clients: Clients;
  private readonly config: StorefrontConfig;
  private readonly log: FastifyBaseLogger;
  private readonly reviewScore: ReturnType<typeof reviewScore>;
  private readonly promises: PromiseSource;
  private data: ShellData;
  private freshUntil = 0;
  private loading: Promise<void> | undefined;
  private isWhole = false;
  /** Fetches that were begun, and the last of them that was shown. */
  private begun = 0;
  private shown = 0;
  /** When it was last fetched, in ms since 1970. */
  loadedAt: number | undefined;
  /** When fetching it began, in ms since 1970; 0 while something of it is missing. */
  madeAt = 0;
  /** Surrogate keys of what it was made of. */
  keys: readonly string[] = [];
  /** True when commerce last said that the shop is closed for maintenance. */
  isClosed = false;

  constructor(
    clients: Clients & { reviews?: ReviewsClient },
    config: StorefrontConfig,
    log: FastifyBaseLogger,
    promises: PromiseSource,
    { flaws = new FlawLog(log), keys = new KeyLog(), tryOut, now = Date.now }: Partial<ShellDataChecks> = {},
  ) {
    this.promises = promises;
    this.flaws = flaws;
    this.keyLog = keys;
    this.tryOut = tryOut;
    this.now = now;
    this.reviewScore = reviewScore(clients.reviews, log);
    this.clients = clients;
    this.config = config;
    this.log = log;
    this.data = {
      navigation: { main: [], footer: [], hrefs: {} },
      ...textsWith(new Map(), promises),
      about: this.promisedNow(),
    };
  }

  async read(): Promise<ShellData> {
    if (this.freshUntil < Date.now()) {
      this.loading ??= this.refreshInTurn().finally(() => (this.loading = undefined));
      const deadline = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS).unref());
      if (this.loadedAt === undefined) await Promise.race([this.loading, deadline]);
    }
    this.keepPromise();
    return this.data;
  }

  /**
   * Fetches it anew: something in it has changed. It waits for nothing that is being fetched in turn, however slow a
   * vendor is; what was begun before is no longer shown when it comes later.
   */
  readonly renew = oneAtATime(() => {
    this.promises.expire();
    return this.refresh();
  });

  /** A promise of delivery that has passed its cut-off is shown to nobody, however long nobody asked. */
  private keepPromise(): void {
    const { about } = this.data;
    const [step] = about.delivery?.steps ?? [];
    if (step && step.until > this.now()) return;
    this.data = { ...this.data, about: { ...about, ...this.promisedNow() } };
  }

  private promisedNow(): ReturnType<typeof promisedBy> {
    return promisedBy(this.promises.promises, this.now());
  }

  /** In the background, as with pages, unless something is missing. */
  private async refreshInTurn(): Promise<void> {
    if (this.isWhole) await new Promise((resolve) => setTimeout(resolve, REFRESHED_AFTER_MS).unref());
    // Renewed meanwhile.
    if (this.freshUntil > Date.now()) return;
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    const madeAt = Date.now();
    const turn = (this.begun += 1);
    let keys: readonly string[] = [];
    const { value, isFlawed } = await this.flaws.watch(() =>
      this.keyLog.watch(async (seen) => {
        // First, because the texts have the promises in them.
        await this.promises.refresh(this.clients, this.log);
        const all = [
          this.readNavigation(),
          this.readTexts(),
          this.readStoreInfo(),
          this.reviewScore(),
        ] as const;
        const read = await Promise.all(all);
        keys = [...new Set([...seen(), ...PROMISE_KEYS])].sort();
        return read;
      }),
    );
    const [navigation, edited, info, reviews] = value;
    const next = {
      navigation: navigation ?? this.data.navigation,
      ...textsWith(edited ?? this.data.edited, this.promises),
      // With the day in it, pages that show today's opening hours are made anew every day.
      about: {
        ...aboutOf(info ?? this.data.about.info, reviews),
        ...this.promisedNow(),
      },
    };
    // Unchanged data stays the same object, so that pages made of it stay valid.
    const isNew = asText(next) !== asText(this.data);
    const isGood = !isNew || (await this.canBeShown(next));
    if (turn < this.shown) return;
    this.shown = turn;
    this.keys = keys;
    if (isNew && isGood) this.data = next;
    this.loadedAt = Date.now();
    this.isWhole = Boolean(navigation && edited && isGood && !isFlawed && !this.promises.areOutdated);
    this.madeAt = this.isWhole ? madeAt : 0;
    this.freshUntil = Date.now() + (this.isWhole ? FRESH_MS : RETRY_MS);
  }

  /** Data only counts as good after it has been rendered once. */
  async canBeShown(data: ShellData): Promise<boolean> {
    try {
      await this.tryOut?.(data);
      return true;
    } catch (error) {
      this.log.error(
        { err: error },
        'Header and footer cannot be made of the menus and texts that came; the last good ones are shown.',
      );
      return false;
    }
  }

  private async readNavigation(): Promise<NavigationSnapshot | undefined> {
    const shop = createShopClient({ origin: '' });
    const { navigation } = createStores({
      clients: { commerce: this.clients.commerce, shop },
      config: this.config,
    });
    await navigation.load();
    const trees = [navigation.mainTree, navigation.footerTree];
    this.isClosed = trees.some((tree) => tree.state === 'failed' && tree.error instanceof MaintenanceError);
    return trees.every(({ state }) => state === 'ready') ? navigation.toJSON() : undefined;
  }

  private async readStoreInfo(): Promise<StoreInfo | undefined> {
    try {
      return (await this.clients.content.storeInfo()) ?? undefined;
    } catch (error) {
      this.log.error({ err: error }, 'The store’s address and opening hours could not be loaded.');
      return undefined;
    }
  }

  private async readTexts(): Promise<SnippetTexts | undefined> {
    try {
      const snippets = await this.clients.content.snippets();
      return new Map(snippets.map(({ key, value }) => [key, value]));
    } catch (error) {
      this.log.error({ err: error }, 'The texts could not be loaded; the last known ones are shown.');
      return undefined;
    }
  }
}
