import type { Clients } from '@weefsel/api-clients';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import type { FrameState } from '../../boot-state';
import type { Encoding } from '../http/compression';
import type { ServerConfig } from '../settings/environment';
import { isOf } from '../page/page-answers';
import type { KeptAnswer } from '../page/page-cache';
import { frameAlone } from '../page/page-payloads';
import { pageStores, type Frame, type ShopperOfPage } from './page-stores';
import { publicConfig } from './public-config';
import { makeFrame } from './ready-frame/make-frame';
import { ReadyFrames, type ReadyFrame } from './ready-frame/ready-frames';
import { renderPage, type RenderedPage } from './render-page';
import { frameOf, RenderedPages, type Around } from './rendered-pages';
import type { ShellAssets } from './shell-assets';
import type { ShellData, ShellDataSource } from '../vendors/shell-data';
import type { States } from './states/states';
import { textsOf } from '../vendors/texts/texts-of';

interface PageRendererOptions {
  config: ServerConfig;
  clients: Pick<Clients, 'commerce'>;
  shellData: Pick<ShellDataSource, 'read'>;
  assets: ShellAssets;
  states: Pick<States, 'keep' | 'keepOnce'>;
}

/** Options of a page that is not public. */
interface ForOne {
  shopper?: ShopperOfPage | undefined;
  /** Build id for the tab. A preview has another one, so that tabs reload when they enter or leave it. */
  build?: string | undefined;
}

const aroundOf = ({ data, snapshot }: Frame): Around => ({ shell: data, frame: frameOf(snapshot) });

/** Renders pages from their data, and caches the public ones. */
export class PageRenderer {
  private readonly options: PageRendererOptions;
  private readonly rendered = new RenderedPages();
  private readonly ready = new ReadyFrames();

  constructor(options: PageRendererOptions) {
    this.options = options;
  }

  /** A cached page; undefined when it has to be rendered. */
  known(payload: PagePayload, frame: Frame, encoding: Encoding): ReturnType<RenderedPages['find']> {
    return this.rendered.find(payload, aroundOf(frame), encoding);
  }

  /**
   * Renders a page. Rejects when the frame itself cannot be rendered. A part that is not ready after `timeoutMs` shows
   * a message in its slot. With `shopper` the page uses that shopper's data.
   */
  async render(
    payload: PagePayload,
    frame: Frame,
    log: FastifyBaseLogger,
    timeoutMs: number,
    { shopper, build }: ForOne = {},
  ): Promise<RenderedPage> {
    const { config, assets, states } = this.options;
    const ready = shopper && (await this.readyFrame(payload, frame, log, timeoutMs));
    const request = new Request(new URL(payload.href, config.shopOrigin));
    return renderPage({
      request,
      payload,
      stores: pageStores(this.options, payload, frame, log, shopper),
      snapshot: frame.snapshot,
      assets,
      states,
      frameState: this.keepFrame(frame.data.published ?? frame.data),
      hasOwnFrame: frame.data.published !== undefined,
      isOwn: shopper !== undefined || build !== undefined,
      build,
      ready,
      otherMarkets: config.otherMarkets,
      log,
      timeoutMs,
    });
  }

  /** The shared part of the frame, rendered without shopper data. Undefined when a part of it failed. */
  private readyFrame(
    { href, context }: PagePayload,
    frame: Frame,
    log: FastifyBaseLogger,
    timeoutMs: number,
  ): Promise<ReadyFrame | undefined> {
    const texts = textsOf(frame.data, frame.snapshot);
    return this.ready.at(texts, { href, context }, () => {
      const url = new URL(href.split('?', 1).join(), this.options.config.shopOrigin);
      const payload = frameAlone(url, context);
      const stores = pageStores(this.options, payload, frame, log);
      return makeFrame({ payload, stores, request: new Request(url), snapshot: frame.snapshot }, timeoutMs);
    });
  }

  /** Stores the state of the frame, and returns its address. */
  keepFrame(data: ShellData): string {
    const { config, states, assets } = this.options;
    const { navigation, about } = data;
    const { laterScripts: scripts } = assets;
    return states.keepOnce(
      data,
      () =>
        ({
          config: publicConfig(config),
          stores: { navigation, about },
          ...(scripts && { scripts }),
        }) satisfies FrameState,
    );
  }

  /** Caches a page unless a part of it failed. */
  keep(payload: PagePayload, frame: Frame, page: RenderedPage): void {
    if (page.isWhole) this.rendered.keep(payload, aroundOf(frame), page);
  }

  /** Renders a changed page again before the next request. */
  async renderAhead(
    answer: KeptAnswer,
    snapshot: Snapshot,
    log: FastifyBaseLogger,
    timeoutMs: number,
  ): Promise<void> {
    if (answer.kind === 'redirect' || !isOf(answer, snapshot)) return;
    const frame = { data: await this.options.shellData.read(), snapshot };
    const page = await this.render(answer.payload, frame, log, timeoutMs);
    if (page.isWhole) this.rendered.keepForMany(answer.payload, aroundOf(frame), page);
  }
}
