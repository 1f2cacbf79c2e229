import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Picture, Rail, Skeleton } from '@weefsel/ui';
import classes from './instagram-feed.module.css';
import type { InstagramFeedProps } from './to-instagram-feed';

const PLACES = [1, 2, 3, 4, 5, 6];
/** Width and height of a picture in px. */
const SIDE = 640;

/** The shop's posts side by side. Without posts, six placeholders take their place. */
export const InstagramFeed = observer(({ block: { title, posts } }: { block: InstagramFeedProps }) => {
  const { snippets } = useStores();
  const heading = title && <Heading level={2}>{title}</Heading>;
  if (!posts) {
    return (
      <Container>
        {heading}
        <div className={classes.places} data-testid="places" aria-hidden="true">
          {PLACES.map((place) => (
            <Skeleton key={place} ratio="1" />
          ))}
        </div>
      </Container>
    );
  }
  return (
    <Container>
      <Rail
        label={title ?? snippets.text('headless.social.label')}
        heading={heading}
        previousLabel={snippets.text('headless.social.previous')}
        nextLabel={snippets.text('headless.social.next')}
      >
        {posts.map(({ id, href, src, caption }) => (
          <a key={id} className={classes.post} href={href} target="_blank" rel="noopener">
            <Picture
              src={src}
              width={SIDE}
              height={SIDE}
              alt={caption ?? snippets.text('headless.social.post')}
              className={classes.picture}
            />
          </a>
        ))}
      </Rail>
    </Container>
  );
});
