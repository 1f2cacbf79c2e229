import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';

interface HydratedProps {
  /** What would change what is shown has to wait for this: React takes over the server's HTML bit by bit. */
  onHydrated: () => void;
  /** One child: the server renders it without this around it, and ids count along. */
  children: ReactNode;
}

/** Tells when the frame around the page has come to life; parts of remotes may follow. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  const tell = useEffectEvent(onHydrated);
  useEffect(() => tell(), []);
  return children;
}
