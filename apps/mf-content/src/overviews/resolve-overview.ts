import { overviewsOf } from '@weefsel/api-clients';
import type { ResolveContext } from '../blocks/block-context';
import { warnOnce } from '../links/warn-once';
import { overviewKinds, type OverviewContent, type OverviewKind } from './overview-kinds';
import { readWish, type OverviewWish } from './overview-wish';

/** Initial state of an overview. */
export interface OverviewStart {
  /** Path of its page. */
  path: string;
  wish: OverviewWish;
  /** Absent when it could not be loaded: the browser tries again. */
  content?: OverviewContent;
}

/** Loads the page of an overview that the address names. */
export const resolveOverview =
  (kind: OverviewKind) =>
  async (_block: unknown, { clients, url, signal }: ResolveContext): Promise<OverviewStart> => {
    const definition = overviewKinds[kind];
    const path = url.pathname;
    const wish = readWish(definition, url.searchParams);
    try {
      return { path, wish, content: await definition.ask(overviewsOf(clients.content), wish, path, signal) };
    } catch (error) {
      signal.throwIfAborted();
      warnOnce(`The overview of ${kind} could not be loaded: ${String(error)}`);
      return { path, wish };
    }
  };
