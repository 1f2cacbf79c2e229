import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message, Skeleton } from '@weefsel/ui';
import type { Found } from './suggestion';
import styles from './popup-notices.module.css';
import skeleton from './popup-skeleton.module.css';

const ROWS = ['60%', '45%', '70%', '50%', '40%'] as const;
const TILES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Placeholder while results are loading; quick answers come before it appears. */
const PopupSkeleton = () => (
  <div className={skeleton.skeleton} aria-hidden="true">
    <div className={skeleton.rows}>
      {ROWS.map((width) => (
        <Skeleton key={width} width={width} height="1.25rem" />
      ))}
    </div>
    <div className={skeleton.tiles}>
      {TILES.map((tile) => (
        <Skeleton key={tile} ratio="2 / 3" />
      ))}
    </div>
  </div>
);

/** No results for the text; popular suggestions follow below. */
export const NothingFound = observer(function NothingFound({ meant }: Pick<Found, 'meant'>) {
  const { snippets } = useStores();
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{snippets.text('headless.searchPopup.nothing')}</p>
      {meant && (
        <p>
          <a href={paths.search.to(meant)}>{snippets.text('headless.searchPopup.meant', { text: meant })}</a>
        </p>
      )}
      <p>{snippets.text('headless.searchPopup.nothingHelp')}</p>
    </div>
  );
});

/** The first answer is loading. */
export const Looking = observer(function Looking({ slow }: { slow: boolean }) {
  const { snippets } = useStores();
  return (
    <>
      {slow && <Message kind="info">{snippets.text('headless.searchPopup.slow')}</Message>}
      <PopupSkeleton />
    </>
  );
});

/** The search service is unreachable. Offers a retry and the search page, which may still work. */
export const SearchFailed = observer(function SearchFailed(props: { text: string; onRetry: () => void }) {
  const { text, onRetry } = props;
  const { snippets } = useStores();
  return (
    <>
      <Message kind="error" action={{ label: snippets.text('headless.common.retry'), onAction: onRetry }}>
        {snippets.text('headless.searchPopup.failed')}
      </Message>
      <p className={styles.elsewhere}>
        <Button href={paths.search.to(text)} variant="underline">
          {snippets.text('headless.searchPopup.allResults')}
        </Button>
      </p>
    </>
  );
});
