import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, formatDate, Heading, Picture } from '@weefsel/ui';
import { Blocks } from '../blocks/blocks';
import { StoryGrid } from '../overviews/story-grid';
import { PageCrumbs } from '../page/page-crumbs';
import type { BlogPageData } from './load-blog';
import classes from './blog-page.module.css';
import { HERO_SIZES } from './hero-sizes';

/** Date, author and reading time. */
const Facts = observer((props: Pick<BlogPageData, 'publishedAt' | 'author' | 'readingTime'>) => {
  const { snippets } = useStores();
  const { publishedAt, author, readingTime: minutes = 0 } = props;
  return (
    <p className={classes.facts}>
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      {minutes > 0 && (
        <span>
          {snippets.text(minutes === 1 ? 'headless.blogs.readingMinute' : 'headless.blogs.readingTime', {
            minutes,
          })}
        </span>
      )}
      {author && <span>{snippets.text('headless.blogs.author', { name: author })}</span>}
    </p>
  );
});

/** A blog: its head, its blocks, and related blogs. */
export const Page = observer(function BlogPage({ data }: PageProps<BlogPageData>) {
  const { snippets } = useStores();
  const { crumbs, title, introduction, image, blocks, related } = data;
  return (
    <article>
      <Container>
        <PageCrumbs crumbs={crumbs} />
        <header className={classes.head}>
          <div className={classes.words}>
            <Heading level={1}>{title}</Heading>
            {introduction && <p className={classes.introduction}>{introduction}</p>}
            <Facts {...data} />
          </div>
          {image && (
            <div className={classes.frame}>
              <Picture {...image} sizes={HERO_SIZES} priority="first" className={classes.picture} />
            </div>
          )}
        </header>
      </Container>
      <Blocks blocks={blocks} />
      {related.length > 0 && (
        <aside className={classes.related}>
          <Container>
            <div className={classes.relatedTitle}>
              <Heading level={2}>{snippets.text('headless.blogs.related')}</Heading>
            </div>
            <StoryGrid stories={related} level={3} few />
          </Container>
        </aside>
      )}
    </article>
  );
});
