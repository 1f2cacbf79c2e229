import { STORAGE_KEYS, type ConsentPurpose } from '@weefsel/contracts';
import { when, type Receive, type RootStore } from '@weefsel/stores';
import type { DataRouter, Location } from 'react-router-dom';
import { afterLoadOrTouch } from '../after-load-or-touch';
import { watchPageViews } from './page-views';
import { claimLaterViews } from './page-view-claim';

type Stores = Pick<RootStore, 'config' | 'consent' | 'tracking'>;

/** Loads the code of a receiver; the result starts it. */
type Load = () => Promise<() => Receive>;

/**
 * Reads the shopper's choice. Starts receivers once consent is given and the page is quiet.
 * Returns a function that reports the views of a router, from its first location on; some were sent before.
 * @param leave reloads the document, the only way to unload the tag manager's scripts
 */
export function startTracking(
  { config, consent, tracking }: Stores,
  leave: () => void = () => location.reload(),
): (router: DataRouter, first: Location) => void {
  const { gtmId, search } = config.tracking ?? {};
  const wasTold = claimLaterViews();
  consent.resume();
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.consent) consent.resume();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && consent.resume());

  const bring = (purpose: ConsentPurpose, load: Load, whenFit = afterLoadOrTouch): void => {
    const begin = async () => {
      const start = consent.allows(purpose) && (await load());
      // The shopper may have withdrawn consent in the meantime: then waits for the next.
      if (start && consent.allows(purpose)) tracking.connect(purpose, start());
      else bring(purpose, load);
    };
    const fail = (error: unknown) => console.warn(`[tracking] ${purpose} could not be loaded.`, error);
    when(
      () => consent.allows(purpose),
      () => whenFit(() => void begin().catch(fail)),
    );
  };
  if (gtmId) {
    const leaveWithoutYes = () => void when(() => !consent.allows('statistics'), leave);
    if (wasTold) leaveWithoutYes();
    const load = async () => {
      const { startTagManager } = await import(/* webpackChunkName: "tag-manager" */ './tag-manager');
      return () => {
        if (!wasTold) leaveWithoutYes();
        return startTagManager({ id: gtmId, consent });
      };
    };
    bring('statistics', load, wasTold ? (work) => work() : afterLoadOrTouch);
  }
  bring('personal', async () => {
    const { connectPersonal } = await import(/* webpackChunkName: "search-events" */ './search-events');
    return () => connectPersonal(search);
  });
  return (router, first) => watchPageViews(router, tracking.track, wasTold ? first : undefined);
}
