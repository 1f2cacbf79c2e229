import { screen } from '@testing-library/react';
import { PlacesContext, type Places } from '@weefsel/federation/runtime';
import { showInShop } from '@weefsel/stores/testing';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { ListingData } from '../listing/listing-data';
import { Page } from '../listing/listing-page';

type DataAt = (search: URLSearchParams) => ListingData;

interface Loaded {
  data: ListingData;
  href: string;
}

function View() {
  const { data, href } = useLoaderData<Loaded>();
  return <Page data={data} href={href} />;
}

/** Tells at once that what is watched has come near. */
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

/** Shows a listing inside a router whose pages answer with `dataAt`, and lets a shopper at it. */
export async function showListing(href: string, dataAt: DataAt) {
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  const asked: string[] = [];
  const prefetched: string[] = [];
  const places = {
    prefetch: (to: string) => {
      prefetched.push(to);
      return () => undefined;
    },
  } as Partial<Places> as Places;
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <View />,
        loader: ({ request }): Loaded => {
          const { pathname, search, searchParams } = new URL(request.url);
          asked.push(decodeURIComponent(search));
          return { data: dataAt(searchParams), href: pathname + search };
        },
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [href] },
  );
  const { shopper } = showInShop(
    <PlacesContext value={places}>
      <RouterProvider router={router} />
    </PlacesContext>,
  );
  await screen.findByRole('heading', { level: 1 }, { timeout: 4000 });
  return {
    shopper,
    asked,
    /** Addresses that were fetched ahead. */
    prefetched,
    /** Path and query now, decoded. */
    address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
    goBack: () => router.navigate(-1),
  };
}
