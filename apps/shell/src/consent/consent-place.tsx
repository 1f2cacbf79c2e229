import { observer, useStores } from '@weefsel/stores';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { afterLoad } from './after-load';

/** Where the question what may be measured appears: in the browser only, when the page itself is done. */
export const ConsentPlace = observer(function ConsentPlace() {
  const { consent, snippets } = useStores();
  const [Panel, setPanel] = useState<ComponentType>();
  const { isOpen, reopened } = consent;

  useEffect(() => {
    if (!isOpen || Panel) return;
    const load = async () => {
      const [{ ConsentPanel }] = await Promise.all([
        import(/* webpackChunkName: "consent-panel" */ './consent-panel'),
        snippets.load(),
      ]);
      // A question without words is none; nothing is measured meanwhile.
      if (snippets.initialized) setPanel(() => ConsentPanel);
    };
    const begin = () => void load().catch((error: unknown) => console.warn('[consent]', error));
    if (reopened) begin();
    else afterLoad(begin);
  }, [isOpen, reopened, Panel, snippets]);

  return isOpen && Panel ? <Panel /> : null;
});
