import { observer, useStores } from '@weefsel/stores';
import { LiveRegion } from '@weefsel/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOnArrival } from './focus-on-arrival';

/** After a navigation, moves focus to the heading or the address's target. Announces the page title. */
export const PageArrival = observer(function PageArrival() {
  const { page } = useStores();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [arrived, setArrived] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    setArrived(pathname);
    return focusOnArrival(hash);
  }, [pathname, hash]);
  return <LiveRegion message={arrived === pathname ? page.title : ''} />;
});
