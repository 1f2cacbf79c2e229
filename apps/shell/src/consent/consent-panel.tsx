import { CONSENT_PURPOSES, type ConsentPurpose } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, CloseIcon, IconButton } from '@weefsel/ui';
import { useId, useState, useEffect, useRef, type RefObject, useLayoutEffect } from 'react';
import styles from './consent-panel.module.css';
import { ConsentPurposes } from './consent-purposes';

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
  useLayoutEffect(() => {
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

/**
 * Asks what may be measured. It lies at the end of the window and leaves the page usable; its buttons have equal weight,
 * nothing is ticked beforehand, and closing it means neither yes nor no.
 */
export const ConsentPanel = observer(function ConsentPanel() {
  const { consent, snippets } = useStores();
  const [choosing, setChoosing] = useState(consent.reopened);
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>(consent.proof?.allowed ?? []);
  const room = usePanelRoom();
  const focus = usePanelFocus(room, consent.reopened);
  const titleId = useId();
  const canClose = consent.proof !== null;

  return (
    <section
      ref={room}
      className={styles.panel}
      aria-labelledby={titleId}
      data-choosing={choosing || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && canClose) consent.close();
      }}
    >
      <div className={styles.content}>
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
          <Button variant="secondary" onClick={() => consent.choose([])}>
            {snippets.text('headless.consent.refuse')}
          </Button>
          <Button variant="secondary" onClick={() => consent.choose(CONSENT_PURPOSES)}>
            {snippets.text('headless.consent.accept')}
          </Button>
          <Button
            key={choosing ? 'save' : 'choose'}
            variant="secondary"
            onClick={() => (choosing ? consent.choose(allowed) : setChoosing(true))}
          >
            {snippets.text(choosing ? 'headless.consent.save' : 'headless.consent.choose')}
          </Button>
        </div>
        {canClose && (
          <div className={styles.close}>
            <IconButton label={snippets.text('headless.common.close')} onClick={consent.close}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
      </div>
    </section>
  );
});
