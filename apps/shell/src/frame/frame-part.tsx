import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { ArrivalsContext } from './arrivals';
import { FrameBoundary } from './frame-boundary';

interface FramePartProps {
  /** Fallback when it breaks. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Reports that its sibling has hydrated. */
function Arrived({ onArrived }: { onArrived: () => void }) {
  useEffect(onArrived, [onArrived]);
  return null;
}

/**
 * A part of the frame around every page. An error affects this part only, also on the server.
 * Suspense is React's only boundary for errors on servers.
 * The next page tries it again.
 */
export function FramePart({ instead = null, children }: FramePartProps) {
  const arrivals = use(ArrivalsContext);
  const { pathname } = useLocation();
  const arrive = useRef<() => void>(undefined);
  const [onArrived] = useState(() => () => arrive.current?.());
  const [, bringToLife] = useState(false);

  // Runs before the effects of its children, which may have hydrated already.
  useLayoutEffect(() => {
    arrive.current = arrivals?.expect();
    return arrive.current;
  }, [arrivals]);
  // React hydrates boundaries with pending updates first: the frame hydrates before its page.
  useEffect(() => startTransition(() => bringToLife(true)), []);

  return (
    <FrameBoundary instead={instead} again={pathname} onFailed={onArrived}>
      <Suspense fallback={instead}>
        {children}
        <Arrived onArrived={onArrived} />
      </Suspense>
    </FrameBoundary>
  );
}
