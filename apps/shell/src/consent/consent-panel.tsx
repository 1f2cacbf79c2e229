import { CONSENT_PURPOSES, type ConsentPurpose } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, CloseIcon, IconButton } from '@weefsel/ui';
import { useId, useState } from 'react';
import styles from './consent-panel.module.css';
import { ConsentPurposes } from './consent-purposes';
import { usePanelFocus } from './use-panel-focus';
import { usePanelRoom } from './use-panel-room';

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
          {choosing ? (
            <Button key="save" variant="secondary" onClick={() => consent.choose(allowed)}>
              {snippets.text('headless.consent.save')}
            </Button>
          ) : (
            <Button key="choose" variant="secondary" onClick={() => setChoosing(true)}>
              {snippets.text('headless.consent.choose')}
            </Button>
          )}
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
