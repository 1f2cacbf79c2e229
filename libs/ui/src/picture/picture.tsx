import { useState } from 'react';
import classes from './picture.module.css';

/**
 * When the browser fetches a picture: `first` before all others, `eager` at once and after those, `lazy` when it comes near.
 * Of eager ones React writes no hints into the head, which would put them beside the first.
 */
export type PicturePriority = 'first' | 'eager' | 'lazy';

export interface PictureSource {
  /** Media query, e.g. `(width < 768px)`. */
  media: string;
  srcSet: string;
  width: number;
  height: number;
}

export interface PictureProps {
  /** Without it, or when it cannot be had, the woven mark on the studio tone fills the place. */
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Intrinsic size in px: reserves the place before the picture is there. */
  width: number;
  height: number;
  /** What is to be seen; empty for decoration. */
  alt: string;
  priority?: PicturePriority;
  /** Other crops for other screens, first match wins. */
  sources?: readonly PictureSource[];
  className?: string | undefined;
}

const FETCH_PRIORITIES = { first: 'high', eager: 'low', lazy: undefined } as const;

/** A picture that keeps its place and its ratio while it loads. */
export function Picture({
  src,
  width,
  height,
  alt,
  priority = 'lazy',
  sources,
  className,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const look = className ? `${classes.picture} ${className}` : classes.picture;
  if (!src || failed === src) {
    const spoken = alt ? { role: 'img', 'aria-label': alt } : {};
    return (
      <span className={look} {...spoken} data-missing="" style={{ aspectRatio: `${width} / ${height}` }} />
    );
  }
  // It may have failed before there was any script to hear it.
  const watch = (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src);
  };

  const image = (
    // React writes attributes in this order; loading before src keeps Safari from fetching a lazy picture at once.
    <img
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={FETCH_PRIORITIES[priority]}
      decoding={priority === 'lazy' ? 'async' : undefined}
      {...rest}
      src={src}
      ref={watch}
      onError={() => setFailed(src)}
      width={width}
      height={height}
      alt={alt}
      className={look}
    />
  );
  if (!sources?.length) return image;

  return (
    <picture>
      {sources.map((source) => (
        <source key={source.media} {...source} />
      ))}
      {image}
    </picture>
  );
}
