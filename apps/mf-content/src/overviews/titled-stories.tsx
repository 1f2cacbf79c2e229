import { Container, Heading } from '@weefsel/ui';
import type { ComponentProps } from 'react';
import { StoryGrid } from './story-grid';
import classes from './titled-stories.module.css';

interface TitledStoriesProps extends Omit<ComponentProps<typeof StoryGrid>, 'level'> {
  /** Stands above them; none when it is empty. */
  title: string;
}

/** Stories side by side that an editor chose, below a title; nothing when there are none. */
export function TitledStories({ title, ...grid }: TitledStoriesProps) {
  if (grid.stories.length === 0) return null;
  return (
    <Container>
      <section aria-label={title}>
        {title && (
          <div className={classes.heading}>
            <Heading level={2}>{title}</Heading>
          </div>
        )}
        <StoryGrid {...grid} level={title ? 3 : 2} />
      </section>
    </Container>
  );
}
