import type { Clients } from '@weefsel/api-clients';
import { createShopClient } from '@weefsel/api-clients';
import type { StorefrontConfig } from '@weefsel/contracts';
import { defaultSnippets } from '@weefsel/contracts/snippets';
import type { NavigationSnapshot, SnippetTexts } from '@weefsel/stores';
import { createStores } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';

/** What header, footer and every text need, the same on all pages. */
export interface ShellData {
  navigation: NavigationSnapshot;
  texts: SnippetTexts;
}

/** How long it is taken from memory, in ms; after a failure the next try comes sooner. */
const FRESH_MS = 30_000;
const RETRY_MS = 2_000;
/** Longest time that the first page waits for it, in ms. */
const DEADLINE_MS = 1000;

const builtInTexts: SnippetTexts = new Map(Object.entries(defaultSnippets));

const asText = ({ navigation, texts }: ShellData): string => JSON.stringify([navigation, [...texts]]);

/** Keeps the shell's data in memory and refreshes it behind the answers; a dead vendor leaves the last good one. */
export class ShellDataSource {
  private readonly clients: Clients;
  private readonly config: StorefrontConfig;
  private readonly log: FastifyBaseLogger;
  private data: ShellData = { navigation: { main: [], footer: [], hrefs: {} }, texts: builtInTexts };
  private freshUntil = 0;
  private loading: Promise<void> | undefined;
  private loadedOnce = false;

  constructor(clients: Clients, config: StorefrontConfig, log: FastifyBaseLogger) {
    this.clients = clients;
    this.config = config;
    this.log = log;
  }

  async read(): Promise<ShellData> {
    if (this.freshUntil < Date.now()) {
      this.loading ??= this.refresh().finally(() => (this.loading = undefined));
      const deadline = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS).unref());
      if (!this.loadedOnce) await Promise.race([this.loading, deadline]);
    }
    return this.data;
  }

  private async refresh(): Promise<void> {
    const [navigation, texts] = await Promise.all([this.readNavigation(), this.readTexts()]);
    const next = { navigation: navigation ?? this.data.navigation, texts: texts ?? this.data.texts };
    // What did not change stays the same object, so that pages made of it stay good.
    if (asText(next) !== asText(this.data)) this.data = next;
    this.loadedOnce = true;
    this.freshUntil = Date.now() + (navigation && texts ? FRESH_MS : RETRY_MS);
  }

  private async readNavigation(): Promise<NavigationSnapshot | undefined> {
    const shop = createShopClient({ origin: '' });
    const { navigation } = createStores({
      clients: { commerce: this.clients.commerce, shop },
      config: this.config,
    });
    await navigation.load();
    const complete = navigation.mainTree.state === 'ready' && navigation.footerTree.state === 'ready';
    return complete ? navigation.toJSON() : undefined;
  }

  private async readTexts(): Promise<SnippetTexts | undefined> {
    try {
      const snippets = await this.clients.content.snippets();
      return new Map([...builtInTexts, ...snippets.map(({ key, value }) => [key, value] as const)]);
    } catch (error) {
      this.log.error({ err: error }, 'The texts could not be loaded; the last known ones are shown.');
      return undefined;
    }
  }
}
