import { createShopClient, type Clients } from '@weefsel/api-clients';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { createStores, type PageSnapshot, type ShopperSnapshot } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { FrameState } from '../boot-state';
import type { Encoding } from './compression';
import type { ServerConfig } from './environment';
import { isOf } from './page-answers';
import type { KeptAnswer } from './page-cache';
import { publicConfig } from './public-config';
import { renderPage, type RenderedPage } from './render-page';
import { frameOf, RenderedPages, type Around } from './rendered-pages';
import type { ShellAssets } from './shell-assets';
import type { ShellData, ShellDataSource } from './shell-data';
import type { States } from './states/states';
import { missingTexts } from './texts/missing-texts';
import { textsOf } from './texts/texts-of';

export interface PageRendererOptions {
  config: ServerConfig;
  clients: Pick<Clients, 'commerce'>;
  shellData: Pick<ShellDataSource, 'read'>;
  assets: ShellAssets;
  states: Pick<States, 'keep' | 'keepOnce'>;
}

/** For whom a page is rendered, when it is one shopper's. */
export interface ShopperOfPage extends Pick<PageSnapshot, 'said' | 'refused'> {
  known: ShopperSnapshot;
}

export interface Frame {
  data: ShellData;
  snapshot: Snapshot;
}

const aroundOf = ({ data, snapshot }: Frame): Around => ({ shell: data, frame: frameOf(snapshot) });

/** Renders pages from their data, and caches those for everyone. */
export class PageRenderer {
  private readonly options: PageRendererOptions;
  private readonly rendered = new RenderedPages();

  constructor(options: PageRendererOptions) {
    this.options = options;
  }

  /** A cached page; undefined when it has to be rendered. */
  known(payload: PagePayload, frame: Frame, encoding: Encoding): Buffer | Promise<Buffer> | undefined {
    return this.rendered.find(payload, aroundOf(frame), encoding);
  }

  /**
   * Rejects when the frame itself cannot be rendered. A part that is not ready after `patienceMs` shows a message in its
   * slot. A shopper's own page is rendered with what is known of the shopper.
   */
  render(
    payload: PagePayload,
    { data, snapshot }: Frame,
    log: FastifyBaseLogger,
    patienceMs: number,
    shopper?: ShopperOfPage,
  ): Promise<RenderedPage> {
    const { clients, config, assets, states } = this.options;
    const { otherMarkets } = config;
    const { known, said, refused } = shopper ?? {};
    const stores = createStores({
      clients: { commerce: clients.commerce, shop: createShopClient({ origin: '' }) },
      config: publicConfig(config),
      snapshot: {
        navigation: data.navigation,
        snippets: {},
        about: data.about,
        page: {
          context: payload.context,
          title: payload.head.title,
          status: payload.status,
          ...(said && { said }),
          ...(refused && { refused }),
        },
        ...known,
      },
      onMissingText: missingTexts.heardBy(log),
    });
    stores.snippets.provide(textsOf(data, snapshot));
    const request = new Request(new URL(payload.href, config.shopOrigin));
    return renderPage({
      request,
      payload,
      stores,
      snapshot,
      assets,
      states,
      frameState: this.keepFrame(data),
      isOwn: shopper !== undefined,
      otherMarkets,
      log,
      patienceMs,
    });
  }

  /** Stores the state of the frame, and returns its address. */
  keepFrame(data: ShellData): string {
    const { config, states } = this.options;
    const { navigation, about } = data;
    return states.keepOnce(
      data,
      () => ({ config: publicConfig(config), stores: { navigation, about } }) satisfies FrameState,
    );
  }

  /** Caches a page unless a part of it failed. */
  keep(payload: PagePayload, frame: Frame, { isWhole, html }: RenderedPage): void {
    if (isWhole) this.rendered.keep(payload, aroundOf(frame), html);
  }

  /** Renders a changed page again before the next request. */
  async renderAhead(
    answer: KeptAnswer,
    snapshot: Snapshot,
    log: FastifyBaseLogger,
    patienceMs: number,
  ): Promise<void> {
    if (answer.kind === 'redirect' || !isOf(answer, snapshot)) return;
    const frame = { data: await this.options.shellData.read(), snapshot };
    const { isWhole, html } = await this.render(answer.payload, frame, log, patienceMs);
    if (isWhole) this.rendered.keepForMany(answer.payload, aroundOf(frame), html);
  }
}
