import { screen } from '@testing-library/react';
import type { PageProps } from '@weefsel/contracts';
import { withPages } from '@weefsel/federation/testing';
import { SlotsContext, type PartSource, type Slots } from '@weefsel/federation/runtime';
import type { ComponentType } from 'react';
import type { RootStore } from '@weefsel/stores';
import { showInShop, storesInTest } from './shop';
import type { ListingData } from '../listing/listing-data';
import { Page as ListingPage } from '../listing/listing-page';

type DataAt<Data> = (search: URLSearchParams) => Data | Promise<Data>;

/** A shop without any other remote. */
const nobody: PartSource = {
  peek: () => undefined,
  load: () => new Promise(() => undefined),
  forget: () => undefined,
  isDown: () => true,
  serverHtml: () => undefined,
};

/** Reports every observed element as near at once. */
class NearObserver {
  readonly #tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;
  constructor(tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Shows a listing, or a similar page, inside a router with data from `dataAt`. Returns a shopper to act on it. */
export async function showPage<Data>(
  href: string,
  dataAt: DataAt<Data>,
  Page: ComponentType<PageProps<Data>>,
  stores: RootStore = storesInTest(),
) {
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  const asked: string[] = [];
  const prefetched: string[] = [];
  const slots = {
    source: nobody,
    prefetch: (to: string) => {
      prefetched.push(to);
      return () => undefined;
    },
  } as Partial<Slots> as Slots;
  const { router, tree } = await withPages({
    at: href,
    load: async ({ url }): Promise<PageProps<Data>> => {
      const { pathname, search, searchParams } = new URL(url);
      asked.push(decodeURIComponent(search));
      return { data: await dataAt(searchParams), href: pathname + search };
    },
    show: (page) => <Page {...page} />,
  });
  const { shopper } = showInShop(<SlotsContext value={slots}>{tree}</SlotsContext>, stores);
  await screen.findByRole('heading', { level: 1 }, { timeout: 4000 });
  return {
    shopper,
    asked,
    /** Prefetched addresses. */
    prefetched,
    /** Current path and query, decoded. */
    address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
    goBack: () => router.navigate(-1),
    go: (to: string) => router.navigate(to),
  };
}

/** Shows a listing with pages from `dataAt`. */
export const showListing = (href: string, dataAt: DataAt<ListingData>, stores?: RootStore) =>
  showPage(href, dataAt, ListingPage, stores);
