import classes from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; full width by default. */
  width?: string;
  height?: string;
  /** CSS aspect ratio instead of a height, e.g. `5 / 9`. */
  ratio?: string;
}

/** Placeholder for content that is loading. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  return (
    <span className={classes.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
  );
}
