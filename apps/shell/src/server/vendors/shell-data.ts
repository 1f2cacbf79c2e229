import { createShopClient, MaintenanceError, type Clients, type ReviewsClient } from '@weefsel/api-clients';
import { inTime, type ReviewScore, type StorefrontConfig, type StoreInfo } from '@weefsel/contracts';
import { closedWeekdays, deliveryFacts, type ShopPromises } from '@weefsel/contracts/promises';
import {
  createStores,
  type AboutSnapshot,
  type NavigationSnapshot,
  type SnippetTexts,
} from '@weefsel/stores';
import { weekdayOf } from '@weefsel/ui';
import type { FastifyBaseLogger } from 'fastify';
import { oneAtATime } from '../cache/one-at-a-time';
import { REFRESHED_AFTER_MS } from '../cache/stale-cache';
import { KeyLog } from '../http/cdn/key-log';
import { anyOf } from '../http/cdn/surrogate-keys';
import type { PromiseSource } from './promises/promise-source';
import { reviewScore } from './review-score';
import { textsWith, type TextSources } from './texts/texts-of';
import { FlawLog } from './flaw-log';
import { LIMIT_MS } from '../time-limits';

/** Data for header, footer and texts, the same on all pages. */
export interface ShellData extends TextSources {
  navigation: NavigationSnapshot;
  about: AboutSnapshot;
  /** The published data, when this is an editor's draft. Only published data gets an address and is cached. */
  published?: ShellData;
}

/** How long it is fresh, in ms; shorter after a failure. */
const FRESH_MS = 30_000;
const RETRY_MS = 2_000;

/** Always part of the keys: promises are read only now and then, but appear on every page. */
const PROMISE_KEYS = [anyOf('content-promises')];

const asText = ({ navigation, texts, edited, words, about }: ShellData): string =>
  JSON.stringify([navigation, [...texts], [...edited], words, about]);

const aboutOf = (info?: StoreInfo, reviews?: ReviewScore): AboutSnapshot => ({
  ...(info && { info }),
  ...(reviews && { reviews }),
  today: weekdayOf(new Date()),
});

/** Promises in the frame; `now` is in ms since 1970. */
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
  /** Renders the frame from the data; rejects when that fails. */
  tryOut: ((data: ShellData) => Promise<void>) | undefined;
  /** Clock for delivery promises, in ms since 1970. */
  now: () => number;
  hidden: TextSources['hidden'];
}

/**
 * Keeps the shell's data in memory and refreshes it in the background. During a vendor outage the last good data stays.
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
  /** Number of fetches begun, and the last one shown. */
  private begun = 0;
  private shown = 0;
  /** Time of the last fetch, in ms since 1970. */
  loadedAt: number | undefined;
  /** Start of its fetch, in ms since 1970; 0 while part of it is missing. */
  madeAt = 0;
  /** Surrogate keys of its contents. */
  keys: readonly string[] = [];
  /** True when commerce last reported that the shop is closed for maintenance. */
  isClosed = false;

  constructor(
    clients: Clients & { reviews?: ReviewsClient },
    config: StorefrontConfig,
    log: FastifyBaseLogger,
    promises: PromiseSource,
    {
      flaws = new FlawLog(log),
      keys = new KeyLog(),
      tryOut,
      now = Date.now,
      hidden,
    }: Partial<ShellDataChecks> = {},
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
      ...textsWith(new Map(), promises, hidden),
      about: this.promisedNow(),
    };
  }

  async read(): Promise<ShellData> {
    if (this.freshUntil < Date.now()) {
      this.loading ??= this.refreshInTurn().finally(() => (this.loading = undefined));
      if (this.loadedAt === undefined) await inTime(this.loading, LIMIT_MS.firstFrame, () => undefined);
    }
    this.keepPromise();
    return this.data;
  }

  /**
   * Fetches the data again after a change. Does not wait for scheduled fetches, however slow a vendor is. Earlier
   * fetches that end later are discarded.
   */
  readonly renew = oneAtATime(() => {
    this.promises.expire();
    return this.refresh();
  });

  /** Renews a delivery promise past its cut-off, even after a long time without requests. */
  private keepPromise(): void {
    const { about } = this.data;
    const [step] = about.delivery?.steps ?? [];
    if (step && step.until > this.now()) return;
    this.data = { ...this.data, about: { ...about, ...this.promisedNow() } };
  }

  private promisedNow(): ReturnType<typeof promisedBy> {
    return promisedBy(this.promises.promises, this.now());
  }

  /** Delayed like refreshes of pages, unless part of the data is missing. */
  private async refreshInTurn(): Promise<void> {
    if (this.isWhole) await new Promise((resolve) => setTimeout(resolve, REFRESHED_AFTER_MS).unref());
    // Renewed in the meantime.
    if (this.freshUntil > Date.now()) return;
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    const madeAt = Date.now();
    const turn = (this.begun += 1);
    let keys: readonly string[] = [];
    const { value, isFlawed } = await this.flaws.watch(() =>
      this.keyLog.watch(async (seen) => {
        // First, because the texts contain the promises.
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
      ...textsWith(edited ?? this.data.edited, this.promises, this.data.hidden),
      // Contains the day, so that pages with today's opening hours are made again every day.
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
