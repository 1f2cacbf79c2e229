import { observer, useStores } from '@weefsel/stores';
import { Dialog, VisuallyHidden } from '@weefsel/ui';
import type { ProductPicture } from '../product-page-data';
import { galleryPicture, largePicture, PICTURE_SIZE } from './gallery-picture';
import { usePictureSwiper } from './use-picture-swiper';
import { useZoomKeys, ZoomControls } from './zoom-controls';
import classes from './zoom-dialog.module.css';

interface ZoomDialogProps {
  /** Name of the product. */
  name: string;
  pictures: readonly ProductPicture[];
  /** Index of the first picture to show, from 0. */
  start: number;
  onClose: () => void;
}

/** Full-screen dialog of the pictures, one at a time, with zoom. */
export const ZoomDialog = observer(({ name, pictures, start, onClose }: ZoomDialogProps) => {
  const { snippets, config } = useStores();
  const { text } = snippets;
  const { stage, shown, scale, maxScale, onWheel, ...go } = usePictureSwiper(start);
  const total = pictures.length;

  useZoomKeys(go);

  const sourceOf = (url: string, index: number) =>
    // The gallery's file is loaded already. The large one is fetched only when zoomed in.
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
        <ZoomControls
          zoom={{ canOut: scale > 1, canIn: scale < maxScale }}
          shown={shown}
          total={total}
          {...go}
        />
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
