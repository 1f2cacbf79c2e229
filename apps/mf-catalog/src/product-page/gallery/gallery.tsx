import { observer, useStores } from '@weefsel/stores';
import { Picture } from '@weefsel/ui';
import { lazy, Suspense, useState } from 'react';
import type { ProductPicture } from '../product-page-data';
import { galleryPicture, largePicture, PICTURE_SIZE } from './gallery-picture';
import classes from './gallery.module.css';
import { useShownPicture } from './use-shown-picture';

const ZoomDialog = lazy(() => import(/* webpackChunkName: "zoom-dialog" */ './zoom-dialog'));

/** The last one of an odd number has no neighbour on a desktop. */
const fillsLine = (index: number, total: number) => index === total - 1 && total % 2 === 1;

interface GalleryProps {
  /** Name of the product. */
  name: string;
  pictures: readonly ProductPicture[];
}

/** All pictures of a colour: side by side to swipe on a phone, together on a desktop. A click enlarges one. */
export const Gallery = observer(({ name, pictures }: GalleryProps) => {
  const { snippets, config } = useStores();
  const { track, shown } = useShownPicture();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const total = pictures.length;
  return (
    <section className={classes.gallery} aria-label={snippets.text('headless.product.pictures', { name })}>
      <ul ref={track} className={classes.track}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url} className={classes.item}>
            <a
              className={classes.link}
              href={largePicture(url, config.imageHosts)}
              title={snippets.text('headless.product.enlarge', { position: index + 1, total })}
              onClick={(event) => {
                event.preventDefault();
                setEnlarged(index);
              }}
            >
              <Picture
                {...PICTURE_SIZE}
                {...galleryPicture(url, config.imageHosts, fillsLine(index, total) ? 'line' : 'column')}
                alt={alt}
                priority={index === 0 ? 'first' : index === 1 ? 'eager' : 'lazy'}
                className={classes.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={classes.progress} aria-hidden="true">
          {pictures.map(({ url }, index) => (
            <span key={url} className={classes.mark} data-current={index === shown} />
          ))}
          <span className={classes.count}>
            {snippets.text('headless.product.pictureCount', { position: shown + 1, total })}
          </span>
        </div>
      )}
      {enlarged !== null && (
        <Suspense fallback={null}>
          <ZoomDialog pictures={pictures} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </section>
  );
});
