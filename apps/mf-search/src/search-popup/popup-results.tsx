import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import type { ReactNode } from 'react';
import type { Found } from './suggestion';
import styles from './popup-results.module.css';

interface PopupResultsProps {
  found: Found;
  slow: boolean;
  /** The list of results. */
  children: ReactNode;
}

/** Frame of the results: correction, unmatched words, and the link to all results. */
export const PopupResults = observer(function PopupResults({ found, slow, children }: PopupResultsProps) {
  const { snippets } = useStores();
  const { text, meant, total, direct, productsFailed, understood, unused } = found;
  const allHref = understood?.href ?? paths.search.to(text);
  const isEmpty = total === 0 && !direct && !productsFailed;
  return (
    <>
      {meant && (
        <p className={styles.meant}>
          <a href={paths.search.to(meant)}>{snippets.text('headless.searchPopup.meant', { text: meant })}</a>
        </p>
      )}
      {understood && (
        <p className={styles.meant}>
          {snippets.text('headless.searchPopup.understood', { words: understood.said.join(' · ') })}
        </p>
      )}
      {unused && (
        <p className={styles.meant}>
          {snippets.text('headless.search.unused', { words: unused.join('”, “') })}
        </p>
      )}
      {isEmpty && <p className={styles.nothing}>{snippets.text('headless.searchPopup.nothing')}</p>}
      {slow && <Message kind="info">{snippets.text('headless.searchPopup.slow')}</Message>}
      {children}
      {productsFailed && (
        <Message
          kind="info"
          action={{ label: snippets.text('headless.searchPopup.allResults'), href: allHref }}
        >
          {snippets.text('headless.searchPopup.productsFailed')}
        </Message>
      )}
      {total > 0 && (
        <p className={styles.all}>
          <Button href={allHref}>
            {snippets.text('headless.searchPopup.showAllCount', { count: total })}
          </Button>
        </p>
      )}
    </>
  );
});
