import { useStores } from '@weefsel/stores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { overviewKinds, type OverviewContent } from './overview-kinds';
import { wishHref, type OverviewWish } from './overview-wish';
import type { OverviewProps } from './overview-reading';

interface Shown {
  /** The page's initial overview; a new one replaces all later choices. */
  from: OverviewProps;
  wish: OverviewWish;
  content: OverviewContent | undefined;
  /** The choice that is being loaded. */
  asked?: OverviewWish | undefined;
  failed?: boolean;
}

const startOf = (from: OverviewProps): Shown => ({ from, wish: from.wish, content: from.content });

/** The displayed overview. Another page or filter replaces it once loaded; on failure it stays. */
export function useOverview(block: OverviewProps) {
  const { overviews } = useStores();
  const asking = useRef<AbortController>(undefined);
  const [state, setState] = useState(() => startOf(block));
  const shown = state.from === block ? state : startOf(block);

  const choose = useCallback(
    async (wish: OverviewWish) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      const definition = overviewKinds[block.kind];
      const change = (part: Partial<Shown>) =>
        setState((now) => ({ ...(now.from === block ? now : startOf(block)), ...part }));
      change({ asked: wish, failed: false });
      try {
        const content = await definition.ask(overviews, wish, block.path, signal);
        if (signal.aborted) return;
        change({ wish, content, asked: undefined });
        // Changes the address without a navigation: the rest of the page is not reloaded.
        window.history.replaceState(window.history.state, '', wishHref(block.path, definition, wish));
      } catch {
        if (!signal.aborted) change({ asked: undefined, failed: true });
      }
    },
    [block, overviews],
  );

  useEffect(() => {
    if (!block.content) void choose(block.wish);
    return () => asking.current?.abort();
  }, [block, choose]);

  return { ...shown, choose };
}
