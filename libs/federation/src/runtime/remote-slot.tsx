import { ALIVE_EVENT, type Waits } from '@weefsel/contracts';
import {
  Component,
  createElement,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { partKey, type PartId } from './composition';
import { useSlots, type Slots } from './part-source';

/** Time without an answer after which the slot shows that it is slow, in ms. */
const SLOW_AFTER_MS = 1200;

interface RemoteSlotProps {
  part: PartId;
  /** Distinguishes slots of the same part on one page. */
  id?: string;
  /** Loads its code only when needed, while the slot has the server's HTML. */
  waits?: Waits;
  props: Record<string, unknown>;
  /** Shown while the code is loading; has the final geometry. */
  loading?: ReactNode;
}

type PartProps = Pick<RemoteSlotProps, 'part' | 'waits' | 'props'> & { slot: string };

function Part({ part, slot, waits, props }: PartProps) {
  const { source } = useSlots();
  const coming =
    waits && source.loadWhenWanted ? source.loadWhenWanted(part, slot, waits) : source.load(part);
  return createElement(use(coming), props);
}

const tellAlive = (place: RefObject<HTMLElement | null>) =>
  place.current?.dispatchEvent(new Event(ALIVE_EVENT, { bubbles: true }));

/** Reports that the part beside it responds to the shopper. */
function Alive({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => void tellAlive(place), [place]);
  return null;
}

interface LoadingProps {
  part: PartId;
  place: RefObject<HTMLElement | null>;
  loading: ReactNode;
  onRetry: () => void;
}

/** Placeholder while the code is loading; its controls respond already. */
function Loading({ part, place, loading, onRetry }: LoadingProps) {
  const { Message, source } = useSlots();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    // A navigation may have started loading the code before this slot was rendered.
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS - (source.waitingFor?.(part) ?? 0));
    return () => clearTimeout(timer);
  }, [source, part]);
  return (
    <>
      {slow && <Message kind="slow" part={part} onRetry={onRetry} />}
      {loading}
      <Alive place={place} />
    </>
  );
}

const isPage = ({ kind }: PartId): boolean => kind === 'page';

/** Shows the stored server HTML. */
function Kept({ nodes }: { nodes: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(nodes.cloneNode(true)), [nodes]);
  return <div ref={place} />;
}

interface BoundaryProps {
  part: PartId;
  slot: string;
  slots: Slots;
  /** Changes with every new content: a failed slot then tries again. */
  content: unknown;
  place: RefObject<HTMLElement | null>;
  onRetry: () => void;
  children: ReactNode;
}

/** Catches a remote's errors inside its own slot. */
class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** The server's HTML belongs to this content. */
  private readonly first = this.props.content;

  override componentDidUpdate(before: BoundaryProps, { failed }: { failed: boolean }) {
    if (failed && before.content !== this.props.content) this.setState({ failed: false });
  }

  override componentDidCatch(error: unknown) {
    this.props.slots.report(error);
    // The slot's own message is shown now, so nothing waits for the part any more.
    tellAlive(this.props.place);
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    const { slots, part, slot, content, children } = this.props;
    if (!this.state.failed) return children;
    // Nothing is committed yet, so the error has left the document unchanged.
    if (content === this.first) slots.source.keepHtml?.(slot);
    // In development, earlier content would hide the failure.
    const html = process.env.NODE_ENV === 'development' ? undefined : slots.source.serverHtml(slot);
    return (
      <>
        <slots.Message kind="failed" isAbsent={!html && isPage(part)} part={part} onRetry={this.retry} />
        {html && <Kept nodes={html} />}
      </>
    );
  }
}

/**
 * The slot of one remote part: its content, or a message about its failure. It never affects its neighbours.
 */
export function RemoteSlot({ part, id, waits, props, loading = null }: RemoteSlotProps) {
  const slots = useSlots();
  const { source, Message } = slots;
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    source.forget(part);
    void slots.refresh().then(async () => {
      if (!source.isDown(part)) await source.load(part).catch(slots.reload);
    });
    setAttempt((count) => count + 1);
  };
  const place = useRef<HTMLDivElement>(null);
  const slot = id ? `${partKey(part)}/${id}` : partKey(part);
  const failed = <Message kind="failed" isAbsent={isPage(part)} part={part} onRetry={retry} />;
  // On the server nothing loads late, so the fallback only stands for a failed part.
  const fallback =
    typeof window === 'undefined' ? (
      failed
    ) : (
      <Loading part={part} place={place} loading={loading} onRetry={retry} />
    );
  return (
    <div
      ref={place}
      data-boundary={part.remote}
      data-part={partKey(part)}
      data-slot={slot}
      style={{ display: 'contents' }}
    >
      {source.isDown(part) ? (
        <>
          {failed}
          <Alive place={place} />
        </>
      ) : (
        <SlotBoundary
          part={part}
          slot={slot}
          slots={slots}
          content={props.data}
          place={place}
          onRetry={retry}
        >
          <Suspense key={attempt} fallback={fallback}>
            <Part part={part} slot={slot} {...(waits && { waits })} props={props} />
            <Alive place={place} />
          </Suspense>
        </SlotBoundary>
      )}
    </div>
  );
}
