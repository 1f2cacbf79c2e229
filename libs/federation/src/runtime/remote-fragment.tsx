import type { FragmentName, Fragments, Lender } from '@weefsel/contracts';
import { createContext, memo, use, useMemo, type ReactNode } from 'react';
import { codeKey, type PartId } from './composition';
import { SlotsContext, useSlots } from './part-source';
import { isEmpty, partFor, type PagePayload } from './payload';
import { RemoteSlot } from './remote-slot';

/**
 * Fragments of the shown page, with the data that the server loaded for them.
 * @internal
 */
export const PageFragmentsContext = createContext<PagePayload['fragments']>({});

interface RemoteFragmentProps<N extends Lender, F extends FragmentName<N>> {
  of: N;
  name: F;
  /** Key of the fragment in the page's `load` result; without one nothing was loaded on the server. */
  id?: string;
  props: Fragments[N][F];
  loading?: ReactNode;
  /** Optional content: when it fails its slot stays empty without a message. */
  optional?: boolean;
}

const Silence = () => null;

/** Without its code, React keeps the server's HTML only while its props do not change. */
const WaitingSlot = memo(
  RemoteSlot,
  (before, now) => codeKey(before.part) === codeKey(now.part) && before.props.data === now.props.data,
);

/** Shows a fragment of another remote. That remote's failures stay within this slot. */
export function RemoteFragment<N extends Lender, F extends FragmentName<N>>({
  of,
  name,
  id,
  props,
  loading,
  optional = false,
}: RemoteFragmentProps<N, F>) {
  const around = useSlots();
  const slots = useMemo(() => (optional ? { ...around, Message: Silence } : around), [around, optional]);
  const { Message, refresh } = slots;
  const found = use(PageFragmentsContext)[id ?? ''];
  const own: PartId = { remote: of, kind: 'fragment', name };
  const part = found ? partFor(found.content, own) : own;
  if (found?.content.state === 'failed') {
    return <Message kind="failed" part={part} onRetry={() => void refresh()} />;
  }
  if (found && isEmpty(found.content)) return null;
  const Slot = found?.waits ? WaitingSlot : RemoteSlot;
  return (
    <SlotsContext value={slots}>
      <Slot
        part={part}
        {...(id && { id })}
        {...(found?.waits && { waits: found.waits })}
        props={{ ...props, data: found?.content.data }}
        loading={loading}
      />
    </SlotsContext>
  );
}
