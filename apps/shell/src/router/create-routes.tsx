import type { PagePayload } from '@weefsel/federation/runtime';
import type { RouteObject } from 'react-router-dom';
import { FrameFailure, PageFailure } from '../pages/failure';
import { RootLayout } from '../pages/root-layout';
import { ShopPage } from '../pages/shop-page';

export type LoadPayload = (request: Request) => Promise<PagePayload>;

/** Id of the one route that all pages of the shop have. */
export const PAGE_ROUTE = 'page';

/** React Router's routes: one layout, and in it the page that its payload describes. Which page a path has, the server says. */
export function createRoutes(load: LoadPayload): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <FrameFailure />,
      children: [
        {
          id: PAGE_ROUTE,
          path: '*',
          loader: ({ request }) => load(request),
          element: <ShopPage />,
          errorElement: <PageFailure />,
        },
      ],
    },
  ];
}
