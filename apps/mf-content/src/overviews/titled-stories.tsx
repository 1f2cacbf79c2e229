import { Container, Heading } from '@weefsel/ui';
import type { ComponentProps } from 'react';
import { StoryGrid } from './story-grid';
import classes from './titled-stories.module.css';

interface TitledStoriesProps extends Omit<ComponentProps<typeof StoryGrid>, 'level'> {
  /** Heading above the stories; empty for none. */
  title: string;
}

/** Chosen stories side by side below a title; renders nothing without stories. */
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
