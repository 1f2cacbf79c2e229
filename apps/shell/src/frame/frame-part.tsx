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
  /** Shown in its place when it breaks. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Reports that its sibling has hydrated. */
function Arrived({ onArrived }: { onArrived: () => void }) {
  useEffect(onArrived, [onArrived]);
  return null;
}

/**
 * A part of the frame around every page. An error, also on the server, costs that part only; the next page tries it
 * again.
 */
export function FramePart({ instead = null, children }: FramePartProps) {
  const arrivals = use(ArrivalsContext);
  const { pathname } = useLocation();
  const arrive = useRef<() => void>(undefined);
  const [onArrived] = useState(() => () => arrive.current?.());
  const [, bringToLife] = useState(false);

  // Runs before the effects of its children, which may be here already.
  useLayoutEffect(() => {
    arrive.current = arrivals?.expect();
    return arrive.current;
  }, [arrivals]);
  // React hydrates first what is asked to change: so the frame comes to life before the page in it.
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
