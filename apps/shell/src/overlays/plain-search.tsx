import type { SlotMessageProps } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, Container, IconButton } from '@weefsel/ui';
import { SearchBox } from '../header/search-box';
import { SlotMessage } from '../slots/slot-message';
import styles from './plain-search.module.css';

/** The fallback of a broken search: a box that leads to the results, and a close button. */
export const PlainSearch = observer(function PlainSearch(message: SlotMessageProps) {
  const { overlay, snippets } = useStores();
  return (
    <Container>
      <div className={styles.line}>
        <SearchBox id="search-overlay" />
        <IconButton label={snippets.text('headless.common.close')} onClick={overlay.close}>
          <CloseIcon />
        </IconButton>
      </div>
      <SlotMessage {...message} />
    </Container>
  );
});
