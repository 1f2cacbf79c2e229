import type { PagePayload } from '@weefsel/federation/runtime';
import type { RouteObject } from 'react-router-dom';
import { FrameFailure, PageFailure } from '../pages/failure';
import { RootLayout } from '../pages/root-layout';
import { ShopPage } from '../pages/shop-page';
import { shopRoutes, SLUG_ROUTE } from './routes';

export type LoadPayload = (request: Request) => Promise<PagePayload>;

/** React Router's routes for the route table: one layout, and for every row the page that its payload describes. */
export function createRoutes(load: LoadPayload): RouteObject[] {
  const page = ({ name, path }: { name: string; path: string }): RouteObject => ({
    id: name,
    path,
    loader: ({ request }) => load(request),
    element: <ShopPage />,
    errorElement: <PageFailure />,
  });
  return [
    {
      element: <RootLayout />,
      errorElement: <FrameFailure />,
      children: [...shopRoutes, SLUG_ROUTE].map(page),
    },
  ];
}
