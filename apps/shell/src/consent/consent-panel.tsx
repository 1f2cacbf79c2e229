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

// React warns about layout effects on the server.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Moves focus to a panel that the shopper opened; a panel that opens by itself takes no focus.
 * When the panel closes with focus inside, focus returns to its previous element.
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
      // The pressed button disappears, and focus must not be lost with it.
      const back = before?.isConnected ? before : document.getElementById('main');
      back?.focus({ preventScroll: true });
    };
  }, [panel]);
  return target;
}

const PROPERTY = '--consent-height';

/**
 * Publishes the panel's height: the page scrolls clear of it, and focused elements stay visible.
 * `--consent-height` is set on the body: only elements that use it are restyled.
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
  /** The purposes that the choice allows; absent for a button that makes no choice. */
  allowed?: readonly ConsentPurpose[];
  onPress: () => void;
  children: ReactNode;
}

/** A button of the panel. Without code its form submits the choice, or opens the page of the purposes. */
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
 * Asks for consent at the end of the window; the page stays usable.
 * Its buttons have equal weight, and nothing is ticked beforehand. Closing it means neither yes nor no.
 * Every document contains it. CSS shows it to shoppers without an answer, until code decides (`isOpen`).
 */
export const ConsentPanel = observer(function ConsentPanel({ isOpen }: { isOpen: boolean }) {
  const { consent, snippets } = useStores();
  snippets.carry('consent');
  const [choosing, setChoosing] = useState(consent.reopened);
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>(consent.proof?.allowed ?? []);
  const room = usePanelRoom();
  const focus = usePanelFocus(room, consent.reopened);
  const titleId = useId();
  // Until hydration it must equal the server's HTML.
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
