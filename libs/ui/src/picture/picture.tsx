import { useState } from 'react';
import classes from './picture.module.css';

/**
 * Priority of fetching: `first` before all others, `eager` immediately and after those, `lazy` near the viewport.
 * React preloads no eager pictures, which would compete with the first.
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
  /** Without it or on failure, the woven mark on the studio colour is shown. */
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Intrinsic size in px. Reserves the space before the picture is loaded. */
  width: number;
  height: number;
  /** Alternative text; empty for decoration. */
  alt: string;
  priority?: PicturePriority;
  /** Other crops for other screens. The first match wins. */
  sources?: readonly PictureSource[];
  className?: string | undefined;
}

/** With `low`, React writes no preload. `lazy` is slower on phones, where it waits for layout. */
const FETCH_PRIORITIES = { first: 'high', eager: 'low', lazy: undefined } as const;

/** A picture that keeps its space and ratio while loading. */
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
  // The picture may have failed before hydration.
  const watch = (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src);
  };

  const image = (
    // React writes attributes in this order: `loading` before `src` keeps Safari from fetching a lazy picture early.
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
