import { Skeleton } from '@weefsel/ui';
import type { Story } from './story';
import { StoryCard } from './story-card';
import classes from './story-grid.module.css';

/** Blogs and looks in columns. */
export function StoryGrid({
  stories,
  level,
  eager = 0,
}: {
  stories: readonly Story[];
  level: 2 | 3;
  /** How many pictures are fetched at once. */
  eager?: number;
}) {
  return (
    <ul className={classes.grid}>
      {stories.map((story, index) => (
        <li key={story.key}>
          <StoryCard story={story} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

/** The places of stories that are on their way. */
export function StoryGridSkeleton({ places }: { places: number }) {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <div key={place} className={classes.place}>
          <Skeleton ratio="4 / 5" />
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton width="100%" height="2.5rem" />
        </div>
      ))}
    </div>
  );
}
