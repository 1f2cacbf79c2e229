import { Skeleton } from '@weefsel/ui';
import type { Story } from './story';
import { StoryCard } from './story-card';
import classes from './story-grid.module.css';

interface StoryGridProps {
  stories: readonly Story[];
  level: 2 | 3;
  /** Number of pictures that load eagerly. */
  eager?: number;
  /** For a handful of stories: a phone lists them in one column. */
  few?: boolean;
  /** For four stories: one row on a wide screen. */
  row?: boolean;
}

/** Blogs and looks in columns. */
export function StoryGrid({ stories, level, eager = 0, few = false, row = false }: StoryGridProps) {
  return (
    <ul className={classes.grid} data-few={few} data-row={row}>
      {stories.map((story, index) => (
        <li key={story.key}>
          <StoryCard story={story} level={level} eager={index < eager} lying={few} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of stories that are loading. */
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
