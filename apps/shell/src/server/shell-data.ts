import { createShopClient, MaintenanceError, type Clients, type ReviewsClient } from '@weefsel/api-clients';
import type { ReviewScore, StorefrontConfig, StoreInfo } from '@weefsel/contracts';
import { builtInPromises } from '@weefsel/contracts/promises';
import {
  createStores,
  type AboutSnapshot,
  type NavigationSnapshot,
  type SnippetTexts,
} from '@weefsel/stores';
import { weekdayOf } from '@weefsel/ui';
import type { FastifyBaseLogger } from 'fastify';
import { REFRESHED_AFTER_MS } from './cache/stale-cache';
import type { PromiseSource } from './promises/promise-source';
import { reviewScore } from './review-score';
import { houseTexts, type TextSources } from './texts/texts-of';
import { FlawLog } from './vendors/flaw-log';

/** Data for header, footer and texts, the same on all pages. */
export interface ShellData extends TextSources {
  navigation: NavigationSnapshot;
  about: AboutSnapshot;
}

/** How long it is fresh, in ms; after a failure it is refreshed sooner. */
const FRESH_MS = 30_000;
const RETRY_MS = 2_000;
/** Longest time that the first page waits for it, in ms. */
const DEADLINE_MS = 1000;

const asText = ({ navigation, texts, edited, words, about }: ShellData): string =>
  JSON.stringify([navigation, [...texts], [...edited], words, about]);

const aboutOf = (info?: StoreInfo, reviews?: ReviewScore): AboutSnapshot => ({
  ...(info && { info }),
  ...(reviews && { reviews }),
  today: weekdayOf(new Date()),
});

export interface ShellDataChecks {
  flaws: FlawLog;
  /** Renders what is made of the data; rejects when that cannot be done. */
  tryOut: ((data: ShellData) => Promise<void>) | undefined;
}

/**
 * Keeps the shell's data in memory and refreshes it in the background; when a vendor is dead the last good data stays.
 */
export class ShellDataSource {
  private readonly flaws: FlawLog;
  private readonly tryOut: ShellDataChecks['tryOut'];
  private readonly clients: Clients;
  private readonly config: StorefrontConfig;
  private readonly log: FastifyBaseLogger;
  private readonly reviewScore: ReturnType<typeof reviewScore>;
  private readonly promises: PromiseSource;
  private data: ShellData;
  private freshUntil = 0;
  private loading: Promise<void> | undefined;
  private isWhole = false;
  /** When it was last fetched, in ms since 1970. */
  loadedAt: number | undefined;
  /** True when commerce last said that the shop is closed for maintenance. */
  isClosed = false;

  constructor(
    clients: Clients & { reviews?: ReviewsClient },
    config: StorefrontConfig,
    log: FastifyBaseLogger,
    promises: PromiseSource,
    { flaws = new FlawLog(log), tryOut }: Partial<ShellDataChecks> = {},
  ) {
    this.promises = promises;
    this.flaws = flaws;
    this.tryOut = tryOut;
    this.reviewScore = reviewScore(clients.reviews, log);
    this.clients = clients;
    this.config = config;
    this.log = log;
    this.data = {
      navigation: { main: [], footer: [], hrefs: {} },
      ...this.textsWith(new Map()),
      about: { freeShippingFrom: builtInPromises.freeShippingFrom },
    };
  }

  async read(): Promise<ShellData> {
    if (this.freshUntil < Date.now()) {
      this.loading ??= this.refreshInTurn().finally(() => (this.loading = undefined));
      const deadline = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS).unref());
      if (this.loadedAt === undefined) await Promise.race([this.loading, deadline]);
    }
    return this.data;
  }

  /** In the background, as with pages, unless something is missing. */
  private async refreshInTurn(): Promise<void> {
    if (this.isWhole) await new Promise((resolve) => setTimeout(resolve, REFRESHED_AFTER_MS).unref());
    return this.refresh();
  }

  private async refresh(): Promise<void> {
    const { value, isFlawed } = await this.flaws.watch(async () => {
      // First, because the texts have the promises in them.
      await this.promises.refresh(this.clients, this.log);
      return Promise.all([this.readNavigation(), this.readTexts(), this.readStoreInfo(), this.reviewScore()]);
    });
    const [navigation, edited, info, reviews] = value;
    const next = {
      navigation: navigation ?? this.data.navigation,
      ...this.textsWith(edited ?? this.data.edited),
      // With the day in it, pages that show today's opening hours are made anew every day.
      about: {
        ...aboutOf(info ?? this.data.about.info, reviews),
        freeShippingFrom: this.promises.promises.freeShippingFrom,
      },
    };
    // Unchanged data stays the same object, so that pages made of it stay valid.
    const isNew = asText(next) !== asText(this.data);
    const isGood = !isNew || (await this.canBeShown(next));
    if (isNew && isGood) this.data = next;
    this.loadedAt = Date.now();
    this.isWhole = Boolean(navigation && edited && isGood && !isFlawed);
    this.freshUntil = Date.now() + (this.isWhole ? FRESH_MS : RETRY_MS);
  }

  /** Data only counts as good after it has been rendered once. */
  private async canBeShown(data: ShellData): Promise<boolean> {
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

  private textsWith(edited: SnippetTexts): TextSources {
    const texts = new Map([...Object.entries(this.promises.fill(houseTexts)), ...edited]);
    return { texts, edited, words: this.promises.words };
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
