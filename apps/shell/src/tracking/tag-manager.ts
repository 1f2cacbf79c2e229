import { CONSENT_PURPOSES, type ConsentPurpose } from '@weefsel/contracts';
import { reaction, type ConsentStore, type Receive } from '@weefsel/stores';
import { tellChoice } from './choice-entry';
import { dataLayer } from './data-layer';
import { isContainerOpen, openContainer } from './open-container';
import { toDataLayer } from './to-data-layer';

interface TagManagerOptions {
  /** Container, `GTM-…`. */
  id: string;
  consent: Pick<ConsentStore, 'allows'>;
}

/** Never sends a choice without statistics: the document is reloaded then. */
const tellLeave = (allowed: readonly ConsentPurpose[]): void => {
  if (allowed.includes('statistics')) tellChoice(allowed);
};

/**
 * Loads the tag manager after consent, unless the document has done so. Sends it events.
 * The container receives the choice as the event `consent-choice`. It must tie its tags to it.
 */
export function startTagManager({ id, consent }: TagManagerOptions): Receive {
  const allowed = () => CONSENT_PURPOSES.filter((purpose) => consent.allows(purpose));
  if (!isContainerOpen()) openContainer({ id, allowed: allowed() });
  reaction(allowed, tellLeave, {
    fireImmediately: true,
    equals: (one, other) => one.join() === other.join(),
  });
  return (event) => dataLayer().push(...toDataLayer(event));
}
