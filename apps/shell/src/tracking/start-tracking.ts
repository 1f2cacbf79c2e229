import { STORAGE_KEYS, type ConsentPurpose } from '@weefsel/contracts';
import { when, type Receive, type RootStore } from '@weefsel/stores';
import { whenQuiet } from '../when-quiet';
import { watchPageViews, type Router } from './page-views';

type Stores = Pick<RootStore, 'config' | 'consent' | 'tracking'>;

/** Loads the code of a listener; the result starts it. */
type Load = () => Promise<() => Receive>;

/**
 * Reads the shopper's choice, reports pages, and starts listeners once the shopper allows it and the page's own work is
 * done. Browser only, after hydration has begun.
 */
export function startTracking(router: Router, { config, consent, tracking }: Stores): void {
  const { gtmId, search } = config.tracking ?? {};
  consent.resume();
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.consent) consent.resume();
  });
  watchPageViews(router, tracking.track);

  const bring = (purpose: ConsentPurpose, load: Load): void => {
    const begin = async () => {
      const start = consent.allows(purpose) && (await load());
      // The shopper may have changed the choice meanwhile: then the next yes is waited for.
      if (start && consent.allows(purpose)) tracking.connect(purpose, start());
      else bring(purpose, load);
    };
    const fail = (error: unknown) => console.warn(`[tracking] ${purpose} could not be loaded.`, error);
    when(
      () => consent.allows(purpose),
      () => whenQuiet(() => void begin().catch(fail)),
    );
  };
  if (gtmId)
    bring('statistics', async () => {
      const { startTagManager } = await import(/* webpackChunkName: "tag-manager" */ './tag-manager');
      return () => startTagManager({ id: gtmId, consent, leave: () => location.reload() });
    });
  if (search)
    bring('personal', async () => {
      const { connectSearch } = await import(/* webpackChunkName: "search-events" */ './search-events');
      return () => connectSearch(search);
    });
}
