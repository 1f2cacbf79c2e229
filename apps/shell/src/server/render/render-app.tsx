import type { Slots } from '@weefsel/federation/runtime';
import { SnapshotPartSource, type Snapshot } from '@weefsel/federation/server';
import type { RootStore } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../app';
import { MadeBeforeContext } from '../../frame/same-for-all';
import { SlotMessage } from '../../slots/slot-message';
import { renderHtml, type RenderHtmlOptions } from './render-html';

export interface AppAt {
  content: ReactNode;
  href: string;
  stores: RootStore;
  snapshot: Pick<Snapshot, 'remotes'>;
  /** Prerendered parts of the frame. When set, parts that all shoppers share are marked. */
  before?: ReadonlyMap<string, string> | undefined;
}

/** The router of a request, with this content at its address. */
async function routerAt(href: string, content: ReactNode) {
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element: content }]);
  const context = await query(new Request(new URL(href, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The route of ${href} answered ${context.status}.`);
  return { context, router: createStaticRouter(dataRoutes, context) };
}

/** Renders the app at an address. Rejects like `renderHtml`. */
export async function renderApp(
  { content, href, stores, snapshot, before }: AppAt,
  options: RenderHtmlOptions,
): Promise<string> {
  const slots: Slots = {
    source: new SnapshotPartSource(snapshot),
    Message: SlotMessage,
    refresh: () => Promise.resolve(),
    prefetch: () => () => undefined,
    reload: () => undefined,
    report: () => undefined,
  };
  const routed = await routerAt(href, content);
  return renderHtml(
    <MadeBeforeContext value={before}>
      <App stores={stores} slots={slots}>
        <StaticRouterProvider {...routed} hydrate={false} />
      </App>
    </MadeBeforeContext>,
    options,
  );
}
