import type { ReactNode } from 'react';
import { useSlots } from './part-source';
import { partFor, type PagePayload } from './payload';
import { PageFragmentsContext } from './remote-fragment';
import { RemoteSlot } from './remote-slot';

/**
 * Renders the page of a payload with its owner.
 * @internal
 */
export function RemotePage({ payload, loading }: { payload: PagePayload; loading?: ReactNode }) {
  const { Message, refresh } = useSlots();
  const { owner, page, content, href } = payload;
  if (!owner) return null;
  const part = partFor(content, { remote: owner, kind: 'page', name: page });
  if (content.state === 'failed')
    return <Message kind="failed" isAbsent part={part} onRetry={() => void refresh()} />;
  return (
    <PageFragmentsContext value={payload.fragments}>
      <RemoteSlot part={part} props={{ data: content.data, href }} loading={loading} />
    </PageFragmentsContext>
  );
}
