import { createShopClient, type CommerceClient } from '@weefsel/api-clients';
import { paths, type PageContext, type StorefrontConfig } from '@weefsel/contracts';
import { createStores } from '@weefsel/stores';
import { Footer } from '../../footer/footer';
import { Header } from '../../header/header';
import { MenuOverlay } from '../../overlays/menu-overlay';
import { renderApp } from './render-app';
import type { ShellData } from '../vendors/shell-data';
import { LIMIT_MS } from '../time-limits';

/** Header, footer and menu without the error boundaries that usually contain their errors. */
const frame = (
  <>
    <Header />
    <Footer />
    <MenuOverlay open />
  </>
);

const contexts: readonly PageContext[] = ['general', 'ladies', 'men'];

const NO_REMOTES = { remotes: new Map() };

/** Renders the frame with this data, once per page context. Rejects with the error of any part. */
export async function tryFrame(
  { navigation, texts, about }: ShellData,
  commerce: CommerceClient,
  config: StorefrontConfig,
): Promise<void> {
  for (const part of contexts) {
    const stores = createStores({
      clients: { commerce, shop: createShopClient({ origin: '' }) },
      config,
      snapshot: { navigation, snippets: {}, about, page: { context: part, title: '', status: 200 } },
    });
    stores.snippets.provide(texts);
    const errors: unknown[] = [];
    await renderApp(
      { content: frame, href: paths.home.to(), stores, snapshot: NO_REMOTES },
      { timeoutMs: LIMIT_MS.trialFrame, onError: (error) => void errors.push(error) },
    );
    if (errors.length > 0) throw errors[0];
  }
}
