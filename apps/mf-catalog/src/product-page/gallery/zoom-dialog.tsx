import { observer, useStores } from '@weefsel/stores';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  IconButton,
  MinusIcon,
  PlusIcon,
  VisuallyHidden,
} from '@weefsel/ui';
import { useEffect } from 'react';
import type { ProductPicture } from '../product-page-data';
import { galleryPicture, largePicture, PICTURE_SIZE } from './gallery-picture';
import { usePictureSwiper } from './use-picture-swiper';
import classes from './zoom-dialog.module.css';

interface ZoomDialogProps {
  /** Name of the product. */
  name: string;
  pictures: readonly ProductPicture[];
  /** Number of the picture to begin with, from 0. */
  start: number;
  onClose: () => void;
}

const SLIDE_CLASSES = {
  wrapper: classes.wrapper ?? '',
  slide: classes.slide ?? '',
  zoom: classes.zoom ?? '',
  zoomed: classes.zoomed ?? '',
};

/** The pictures over the whole screen, one at a time, to look at closely. */
export const ZoomDialog = observer(({ name, pictures, start, onClose }: ZoomDialogProps) => {
  const { snippets, config } = useStores();
  const { text } = snippets;
  const { stage, shown, scale, maxScale, onWheel, ...go } = usePictureSwiper(start, SLIDE_CLASSES);
  const total = pictures.length;

  useEffect(() => {
    const keys: Partial<Record<string, () => void>> = {
      ArrowLeft: go.previous,
      ArrowRight: go.next,
      '+': go.zoomIn,
      '-': go.zoomOut,
    };
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!altKey && !ctrlKey && !metaKey) keys[key]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const sourceOf = (url: string, index: number) =>
    // The gallery's own file is here already; the large one only comes for a closer look.
    index === shown && scale > 1
      ? { src: largePicture(url, config.imageHosts) }
      : galleryPicture(url, config.imageHosts, 'column');

  return (
    <Dialog
      open
      onClose={onClose}
      side="full"
      title={
        <>
          <VisuallyHidden>{text('headless.product.pictures', { name })} </VisuallyHidden>
          <span className={classes.count} aria-live="polite">
            {text('headless.product.pictureOf', { position: shown + 1, total })}
          </span>
        </>
      }
      closeLabel={text('headless.common.close')}
      footer={
        <div className={classes.controls}>
          <IconButton label={text('headless.product.zoomOut')} disabled={scale <= 1} onClick={go.zoomOut}>
            <MinusIcon />
          </IconButton>
          <IconButton
            label={text('headless.product.zoomIn')}
            disabled={scale >= maxScale}
            onClick={go.zoomIn}
          >
            <PlusIcon />
          </IconButton>
          {total > 1 && (
            <>
              <IconButton
                label={text('headless.product.previousPicture')}
                disabled={shown === 0}
                onClick={go.previous}
              >
                <ChevronLeftIcon />
              </IconButton>
              <IconButton
                label={text('headless.product.nextPicture')}
                disabled={shown === total - 1}
                onClick={go.next}
              >
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
        </div>
      }
    >
      <div ref={stage} className={classes.stage} onWheel={onWheel}>
        <div className={classes.wrapper}>
          {pictures.map(({ url, alt }, index) => (
            <div key={url} className={classes.slide} aria-hidden={index !== shown}>
              <div className={classes.zoom}>
                <img {...PICTURE_SIZE} {...sourceOf(url, index)} alt={alt} className={classes.picture} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
});
