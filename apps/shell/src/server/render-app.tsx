import type { Slots } from '@weefsel/federation/runtime';
import { SnapshotPartSource, type Snapshot } from '@weefsel/federation/server';
import type { RootStore } from '@weefsel/stores';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { App } from '../app';
import { MadeBeforeContext } from '../frame/same-for-all';
import { SlotMessage } from '../slots/slot-message';
import { renderHtml, type RenderHtmlOptions } from './render-html';

export interface AppAt {
  routes: RouteObject[];
  request: Request;
  stores: RootStore;
  snapshot: Pick<Snapshot, 'remotes'>;
  /** Parts of the frame that are at hand; with it those that are the same for everybody are marked. */
  before?: ReadonlyMap<string, string> | undefined;
}

/** Renders the app at an address. Rejects when that is a redirect, and as `renderHtml` does. */
export async function renderApp(
  { routes, request, stores, snapshot, before }: AppAt,
  options: RenderHtmlOptions,
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(request);
  if (context instanceof Response)
    throw new Error(`Rendering ${request.url} ended in an unexpected redirect.`);
  const slots: Slots = {
    source: new SnapshotPartSource(snapshot),
    Message: SlotMessage,
    refresh: () => Promise.resolve(),
    prefetch: () => () => undefined,
    reload: () => undefined,
    report: () => undefined,
  };
  return renderHtml(
    <MadeBeforeContext value={before}>
      <App stores={stores} slots={slots}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </MadeBeforeContext>,
    options,
  );
}
