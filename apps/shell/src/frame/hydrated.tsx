import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Arrivals, ArrivalsContext } from './arrivals';

interface HydratedProps {
  /** Visible changes have to wait for this call: React hydrates the HTML step by step. */
  onHydrated: () => void;
  /** Exactly one child: the server renders it without this wrapper, and `useId` depends on the position. */
  children: ReactNode;
}

/** Reports when all parts of the frame have hydrated; parts of remotes may follow. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  const [arrivals] = useState(() => new Arrivals());
  const tell = useEffectEvent(onHydrated);
  useEffect(() => arrivals.whenComplete(() => tell()), [arrivals]);
  return <ArrivalsContext value={arrivals}>{children}</ArrivalsContext>;
}
