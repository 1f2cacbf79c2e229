import { CONSENT_PURPOSES, type ConsentPurpose } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, CloseIcon, IconButton, useHydrated } from '@weefsel/ui';
import {
  useId,
  useState,
  useEffect,
  useRef,
  useLayoutEffect,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CONSENT_FORM, CONSENT_ID } from './consent-form';
import styles from './consent-panel.module.css';
import { ConsentPurposes } from './consent-purposes';

// The server has no layout, and warns of nothing.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Moves focus to a panel that the shopper opened; a question that opens by itself takes no focus. When the panel closes
 * with focus in it, focus returns to where it came from.
 */
function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  asked: boolean,
): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(asked);
  useBrowserLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let before: HTMLElement | undefined;
    const remember = ({ relatedTarget: from }: FocusEvent) => {
      const isOutside = from instanceof HTMLElement && from !== document.body && !element.contains(from);
      if (isOutside) before = from;
    };
    element.addEventListener('focusin', remember);
    if (wasAsked.current) target.current?.focus();
    return () => {
      element.removeEventListener('focusin', remember);
      if (!element.contains(document.activeElement)) return;
      // Focus must not be lost with a pressed button that is gone.
      const back = before?.isConnected ? before : document.getElementById('main');
      back?.focus({ preventScroll: true });
    };
  }, [panel]);
  return target;
}

const PROPERTY = '--consent-height';

/**
 * Publishes the panel's height (`--consent-height` on the body, so that only elements that use it are restyled): the end
 * of the page can then be scrolled above it, and focused elements are never behind it.
 */
function usePanelRoom(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { body, documentElement: root } = document;
    const resizes = new ResizeObserver(() => {
      const height = `${element.getBoundingClientRect().height}px`;
      body.style.setProperty(PROPERTY, height);
      root.style.scrollPaddingBlockEnd = height;
    });
    resizes.observe(element);
    return () => {
      resizes.disconnect();
      body.style.removeProperty(PROPERTY);
      root.style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return panel;
}

interface ChoiceButtonProps {
  /** The choice, when it is one: the purposes that it allows. */
  allowed?: readonly ConsentPurpose[];
  onPress: () => void;
  children: ReactNode;
}

/** A button of the question: its form makes a choice without code, or leads to the page of the purposes. */
function ChoiceButton({ allowed, onPress, children }: ChoiceButtonProps) {
  const without = allowed
    ? { name: CONSENT_FORM.allowed, value: allowed.join(' '), 'data-early': 'choice' }
    : { formMethod: 'get', formAction: CONSENT_FORM.action };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <Button type="submit" variant="secondary" {...without} onClick={press}>
      {children}
    </Button>
  );
}

/**
 * Asks what may be measured. It lies at the end of the window and leaves the page usable; its buttons have equal weight,
 * nothing is ticked beforehand, and closing it means neither yes nor no. It is in every document, and style shows it to
 * those who have not answered until code knows better (`isOpen`).
 */
export const ConsentPanel = observer(function ConsentPanel({ isOpen }: { isOpen: boolean }) {
  const { consent, snippets } = useStores();
  snippets.carry('consent');
  const [choosing, setChoosing] = useState(consent.reopened);
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>(consent.proof?.allowed ?? []);
  const room = usePanelRoom();
  const focus = usePanelFocus(room, consent.reopened);
  const titleId = useId();
  // Until the page has come to life it must equal the server's.
  const canClose = useHydrated() && consent.proof !== null;

  return (
    <section
      ref={room}
      id={CONSENT_ID}
      className={styles.panel}
      aria-labelledby={titleId}
      data-open={isOpen || undefined}
      data-choosing={choosing || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && canClose) consent.close();
      }}
    >
      <form id={CONSENT_FORM.id} className={styles.content} action={CONSENT_FORM.action} method="post">
        <div className={styles.words}>
          <h2 ref={focus} id={titleId} tabIndex={-1} className={styles.title}>
            {snippets.text('headless.consent.title')}
          </h2>
          <p className={styles.text}>
            {snippets.text('headless.consent.text')}{' '}
            <a href={snippets.text('headless.link.cookies.url')}>{snippets.text('headless.consent.more')}</a>
          </p>
          {choosing && (
            <ConsentPurposes allowed={allowed} onChange={setAllowed} takesFocus={!consent.reopened} />
          )}
        </div>
        <div className={styles.buttons}>
          <ChoiceButton allowed={[]} onPress={() => consent.choose([])}>
            {snippets.text('headless.consent.refuse')}
          </ChoiceButton>
          <ChoiceButton allowed={CONSENT_PURPOSES} onPress={() => consent.choose(CONSENT_PURPOSES)}>
            {snippets.text('headless.consent.accept')}
          </ChoiceButton>
          <ChoiceButton
            key={choosing ? 'save' : 'choose'}
            onPress={() => (choosing ? consent.choose(allowed) : setChoosing(true))}
          >
            {snippets.text(choosing ? 'headless.consent.save' : 'headless.consent.choose')}
          </ChoiceButton>
        </div>
        {canClose && (
          <div className={styles.close}>
            <IconButton label={snippets.text('headless.common.close')} onClick={consent.close}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
      </form>
    </section>
  );
});
