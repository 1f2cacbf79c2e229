import { screen, waitFor } from '@testing-library/react';
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

/** Shows a listing inside a router whose pages answer with `dataAt`, and lets a shopper at it. */
export async function showListing(href: string, dataAt: DataAt) {
  const asked: string[] = [];
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
  const { shopper } = showInShop(<RouterProvider router={router} />);
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return {
    shopper,
    asked,
    /** Path and query now, decoded. */
    address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
    goBack: () => router.navigate(-1),
  };
}
