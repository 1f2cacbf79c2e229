import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Arrivals, ArrivalsContext } from './arrivals';

interface HydratedProps {
  /** Changes of what is shown have to wait for this call: React takes over the server's HTML bit by bit. */
  onHydrated: () => void;
  /** One child: the server renders it without this component, and `useId` counts the tree. */
  children: ReactNode;
}

/** Tells when the frame around the page has come to life, each part of it; parts of remotes may follow. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  const [arrivals] = useState(() => new Arrivals());
  const tell = useEffectEvent(onHydrated);
  useEffect(() => arrivals.whenComplete(() => tell()), [arrivals]);
  return <ArrivalsContext value={arrivals}>{children}</ArrivalsContext>;
}
