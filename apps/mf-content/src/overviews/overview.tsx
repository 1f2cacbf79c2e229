import { observer, useStores } from '@weefsel/stores';
import { Container, Heading } from '@weefsel/ui';
import { useRef } from 'react';
import { overviewKinds } from './overview-kinds';
import { OverviewTabs } from './overview-tabs';
import { wishHref, type OverviewWish } from './overview-wish';
import classes from './overview.module.css';
import { Pagination } from './pagination';
import { StoryGrid, StoryGridSkeleton } from './story-grid';
import type { OverviewProps } from './overview-reading';
import { useOverview } from './use-overview';

/** Number of pictures in the first row on a desktop. */
const EAGER = 3;
const PLACES = 6;

/** Blogs, looks or both, by tab and page. Without script every choice is a separate page. */
export const Overview = observer(({ block }: { block: OverviewProps }) => {
  const { snippets } = useStores();
  const { wish, content, asked, failed, choose } = useOverview(block);
  const top = useRef<HTMLElement>(null);
  const definition = overviewKinds[block.kind];
  const tabs = definition.tabsAt(block.path);
  const chosen = asked ?? wish;
  const hrefOf = (other: OverviewWish) => wishHref(block.path, definition, other);

  const turnTo = (page: number) => {
    void choose({ ...chosen, page });
    top.current?.scrollIntoView({ block: 'start' });
    // The followed link may be disabled on the next page and lose the focus.
    top.current?.focus({ preventScroll: true });
  };

  const list = () => {
    if (!content || asked) return <StoryGridSkeleton places={PLACES} />;
    if (content.stories.length === 0) {
      return <p className={classes.empty}>{snippets.text('headless.search.noResults')}</p>;
    }
    return <StoryGrid stories={content.stories} level={block.title ? 3 : 2} eager={EAGER} />;
  };

  return (
    <Container>
      <section
        tabIndex={-1}
        ref={top}
        className={classes.overview}
        aria-label={block.title ?? snippets.text('headless.blogs.overview')}
        aria-busy={asked !== undefined}
      >
        {block.title && <Heading level={2}>{block.title}</Heading>}
        {tabs.length > 0 && (
          <OverviewTabs
            label="headless.blogs.filter"
            tabs={tabs}
            chosen={chosen.filter}
            hrefOf={(filter) => hrefOf({ filter, page: 1 })}
            onChoose={(filter) => void choose({ filter, page: 1 })}
          />
        )}
        <p className={classes.failure} role="status">
          {failed && content && snippets.text('headless.blogs.failed')}
        </p>
        {list()}
        {content && (
          <Pagination
            page={chosen.page}
            totalPages={content.totalPages}
            hrefOf={(page) => hrefOf({ ...chosen, page })}
            onChoose={turnTo}
          />
        )}
      </section>
    </Container>
  );
});
