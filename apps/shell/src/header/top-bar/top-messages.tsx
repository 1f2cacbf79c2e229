import { observer, useStores } from '@weefsel/stores';
import { PauseIcon, PlayIcon, VisuallyHidden } from '@weefsel/ui';
import { useRef } from 'react';
import styles from './top-messages.module.css';
import { useMessageSlider } from './use-message-slider';

/** Two promises of the shop: side by side on wide screens, one at a time on small ones. */
export const TopMessages = observer(function TopMessages() {
  const { snippets } = useStores();
  // Their stop button hydrates before all snippets are loaded.
  snippets.carry('header');
  const frame = useRef<HTMLDivElement>(null);
  const { goesRound, moving, toggle, holding } = useMessageSlider(frame);
  return (
    <div className={styles.place} {...holding}>
      <div ref={frame} className={styles.frame}>
        <ul className={styles.messages}>
          <li className={styles.message}>{snippets.text('headless.header.promiseOne')}</li>
          <li className={styles.message}>{snippets.text('headless.header.promiseTwo')}</li>
        </ul>
      </div>
      {goesRound && (
        <button type="button" className={styles.pause} onClick={toggle}>
          <VisuallyHidden>
            {snippets.text(moving ? 'headless.header.pauseMessages' : 'headless.header.playMessages')}
          </VisuallyHidden>
          {moving ? <PauseIcon size={14} /> : <PlayIcon size={14} />}
        </button>
      )}
    </div>
  );
});
