import { RemoteFragment, SlotsContext, useSlots } from '@weefsel/federation/runtime';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** Most products that are shown. */
const MOST_VIEWED = 6;

/** Stands in the place of what does not come, and says so to who waits for it. */
function Missing({ onMissing }: { onMissing: () => void }) {
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => tellMissing(), []);
  return null;
}

/**
 * What this browser has looked at before. `onKnown` hears once it is known what there is; what is late by then is left out,
 * because something stands below it already.
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
