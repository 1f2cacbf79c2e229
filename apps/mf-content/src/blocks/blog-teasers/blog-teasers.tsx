import { Container, Heading } from '@weefsel/ui';
import { StoryGrid } from '../../overviews/story-grid';
import classes from './blog-teasers.module.css';
import type { BlogTeasersProps } from './to-blog-teasers';

/** Blogs to read on, side by side. */
export function BlogTeasers({ block: { title, stories } }: { block: BlogTeasersProps }) {
  if (stories.length === 0) return null;
  return (
    <Container>
      <section aria-label={title}>
        {title && (
          <div className={classes.heading}>
            <Heading level={2}>{title}</Heading>
          </div>
        )}
        <StoryGrid stories={stories} level={title ? 3 : 2} few />
      </section>
    </Container>
  );
}
