import { overviewsOf } from '@weefsel/api-clients';
import type { ResolveContext } from '../blocks/block-context';
import { warnOnce } from '../links/warn-once';
import { overviewKinds, type OverviewContent, type OverviewKind } from './overview-kinds';
import { readWish, type OverviewWish } from './overview-wish';

/** What an overview starts with. */
export interface OverviewStart {
  /** Path of its page. */
  path: string;
  wish: OverviewWish;
  /** Absent when it could not be had: the browser asks again. */
  content?: OverviewContent;
}

/** The page of an overview that the address asks for. */
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
      warnOnce(`The overview of ${kind} could not be had: ${String(error)}`);
      return { path, wish };
    }
  };
