import { observer, useStores } from '@weefsel/stores';
import { ChevronLeftIcon, ChevronRightIcon, Dialog, IconButton } from '@weefsel/ui';
import { useState } from 'react';
import type { ProductPicture } from '../product-page-data';
import { galleryPicture, largePicture, PICTURE_SIZE } from './gallery-picture';
import classes from './zoom-dialog.module.css';

interface ZoomDialogProps {
  pictures: readonly ProductPicture[];
  /** Number of the picture to begin with, from 0. */
  start: number;
  onClose: () => void;
}

/** One picture over the whole screen; a click takes a closer look, after which it scrolls. */
const ZoomDialog = observer(({ pictures, start, onClose }: ZoomDialogProps) => {
  const { snippets, config } = useStores();
  const [index, setIndex] = useState(start);
  const [close, setClose] = useState(false);
  const total = pictures.length;
  const picture = pictures[index];
  const go = (to: number) => {
    setIndex((to + total) % total);
    setClose(false);
  };
  if (!picture) return null;
  // The gallery's own file is here already; the large one only comes for a closer look.
  const source = close
    ? { src: largePicture(picture.url, config.imageHosts) }
    : galleryPicture(picture.url, config.imageHosts, 'column');
  return (
    <Dialog
      open
      onClose={onClose}
      side="full"
      title={snippets.text('headless.product.pictureCount', { position: index + 1, total })}
      closeLabel={snippets.text('headless.common.close')}
      footer={
        total > 1 && (
          <div className={classes.arrows}>
            <IconButton
              label={snippets.text('headless.product.previousPicture')}
              onClick={() => go(index - 1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label={snippets.text('headless.product.nextPicture')} onClick={() => go(index + 1)}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        )
      }
    >
      <button
        type="button"
        className={classes.stage}
        data-close={close}
        aria-pressed={close}
        onClick={() => setClose(!close)}
      >
        <img key={picture.url} {...PICTURE_SIZE} {...source} alt={picture.alt} className={classes.picture} />
      </button>
    </Dialog>
  );
});

// React.lazy wants a default export.
export default ZoomDialog;
