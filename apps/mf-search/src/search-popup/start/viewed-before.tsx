import { RemoteFragment, SlotsContext, useSlots } from '@weefsel/federation/runtime';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** Maximum number of products shown. */
const MOST_VIEWED = 6;

/** Replaces a fragment that failed, and reports it to its parent. */
function Missing({ onMissing }: { onMissing: () => void }) {
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => tellMissing(), []);
  return null;
}

/**
 * Recently viewed products of this browser. Calls `onKnown` once the content is known or missing. A fragment that
 * arrives after that is left out, because content already stands below it.
 */
export function ViewedBefore({ onKnown }: { onKnown: () => void }) {
  const around = useSlots();
  const [isMissing, setMissing] = useState(false);
  const slots = useMemo(
    () => ({ ...around, Message: () => <Missing onMissing={() => setMissing(true)} /> }),
    [around],
  );
  const tellKnown = useEffectEvent(onKnown);
  useEffect(() => {
    if (isMissing) tellKnown();
  }, [isMissing]);
  if (isMissing) return null;
  return (
    <SlotsContext value={slots}>
      <RemoteFragment of="mf-catalog" name="LastViewed" props={{ most: MOST_VIEWED, onKnown }} />
    </SlotsContext>
  );
}
