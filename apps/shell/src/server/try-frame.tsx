import { createShopClient, type CommerceClient } from '@weefsel/api-clients';
import { paths, type PageContext, type StorefrontConfig } from '@weefsel/contracts';
import type { Slots } from '@weefsel/federation/runtime';
import { SnapshotPartSource } from '@weefsel/federation/server';
import { createStores } from '@weefsel/stores';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../app';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { MenuOverlay } from '../overlays/menu-overlay';
import { SlotMessage } from '../slots/slot-message';
import { renderHtml } from './render-html';
import type { ShellData } from './shell-data';

/** Header, footer and menu as they are, without what usually keeps their errors in their slots. */
const routes = [
  {
    path: '*',
    element: (
      <>
        <Header />
        <Footer />
        <MenuOverlay open />
      </>
    ),
  },
];

const contexts: readonly PageContext[] = ['general', 'ladies', 'men'];

/** Nothing waits here for anything. */
const PATIENCE_MS = 1000;

const slots: Slots = {
  source: new SnapshotPartSource({ remotes: new Map() }),
  Message: SlotMessage,
  refresh: () => Promise.resolve(),
  prefetch: () => () => undefined,
  reload: () => undefined,
  report: () => undefined,
};

/** Renders what stands around every page of this data, once for each part of the shop. Rejects with what that throws. */
export async function tryFrame(
  { navigation, texts, about }: ShellData,
  commerce: CommerceClient,
  config: StorefrontConfig,
): Promise<void> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://shop.invalid${paths.home.to()}`));
  if (context instanceof Response) throw new Error('Rendering header and footer ended in a redirect.');
  for (const part of contexts) {
    const page = { context: part, title: '', status: 200 };
    const stores = createStores({
      clients: { commerce, shop: createShopClient({ origin: '' }) },
      config,
      snapshot: { navigation, snippets: {}, about, page },
    });
    stores.snippets.provide(texts);
    const errors: unknown[] = [];
    const router = createStaticRouter(dataRoutes, context);
    await renderHtml(
      <App stores={stores} slots={slots}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      { patienceMs: PATIENCE_MS, onError: (error) => void errors.push(error) },
    );
    if (errors.length > 0) throw errors[0];
  }
}
