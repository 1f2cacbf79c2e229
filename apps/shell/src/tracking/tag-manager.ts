import { reaction, type ConsentStore, type Receive } from '@weefsel/stores';
import { toDataLayer, type DataLayerEntry } from './to-data-layer';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

const wordFor = (allowed: boolean) => (allowed ? 'granted' : 'denied');

interface TagManagerOptions {
  /** Container, `GTM-…`. */
  id: string;
  consent: Pick<ConsentStore, 'allows'>;
  /** Reloads the document, which ends every script that the container has loaded. */
  leave: () => void;
  page?: Window & { dataLayer?: DataLayerEntry[] };
}

/**
 * Loads the tag manager, which the shopper has allowed, and sends it events. The container gets the choice as the event
 * `consent-choice` and must tie its tags to it. A script cannot be unloaded: when consent is withdrawn, the document is
 * reloaded.
 */
export function startTagManager({ id, consent, leave, page = window }: TagManagerOptions): Receive {
  const layer = (page.dataLayer ??= []);
  const choice = () => ({
    statistics: wordFor(consent.allows('statistics')),
    personal: wordFor(consent.allows('personal')),
  });
  const tell = ({ statistics, personal }: ReturnType<typeof choice>) =>
    layer.push({ event: 'consent-choice', 'consent-statistics': statistics, 'consent-personal': personal });

  tell(choice());
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = page.document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  page.document.head.append(script);
  reaction(choice, (now) => (now.statistics === 'denied' ? leave() : tell(now)), {
    equals: (one, other) => one.statistics === other.statistics && one.personal === other.personal,
  });
  return (event) => layer.push(...toDataLayer(event));
}
