import { observer, useStores } from '@weefsel/stores';
import { isPlainClick, Picture } from '@weefsel/ui';
import { useEffect, useState, useRef, type MouseEvent } from 'react';
import type { ProductPicture } from '../product-page-data';
import { galleryPicture, largePicture, PICTURE_SIZE, placeOf } from './gallery-picture';
import classes from './gallery.module.css';
import type { ZoomDialog } from './zoom-dialog';

/** Visible share from which a picture counts as the one being viewed. */
const MOSTLY = 0.6;

/** Index of the item in view in a scrolling track, from 0. */
function useShownPicture() {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const items = [...element.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setShown(items.indexOf(seen.target));
      },
      { root: element, threshold: MOSTLY },
    );
    items.forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, []);
  return { track, shown };
}

const loadZoom = () => import(/* webpackChunkName: "zoom-dialog" */ './zoom-dialog');

/** Prefetches the dialog on hover and focus. After a failure the click tries again. */
const intend = () => void loadZoom().catch(() => undefined);

interface GalleryProps {
  /** Name of the product. */
  name: string;
  pictures: readonly ProductPicture[];
}

/** Loading priorities of the first pictures; all others are lazy. */
const PRIORITIES = ['first', 'eager'] as const;

/**
 * All pictures of a colour: a swipeable row on a phone, a grid on desktops. A click opens them full screen. Without
 * script, or when the dialog fails to load, the link opens the large picture.
 */
export const Gallery = observer(({ name, pictures }: GalleryProps) => {
  const { snippets, config, overlay } = useStores();
  const { track, shown } = useShownPicture();
  const [start, setStart] = useState(0);
  const [Dialog, setDialog] = useState<typeof ZoomDialog>();
  const isOpen = overlay.isOpen('pictures');
  // The browser's forward button opens it too, also after a reload.
  useEffect(() => {
    if (isOpen && !Dialog) void loadZoom().then((zoom) => setDialog(() => zoom.ZoomDialog), overlay.close);
  }, [isOpen, Dialog, overlay]);
  const total = pictures.length;
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const open = () => {
      setStart(index);
      overlay.show('pictures');
    };
    void loadZoom().then(open, () => location.assign(href));
  };

  return (
    <section className={classes.gallery} aria-label={snippets.text('headless.product.pictures', { name })}>
      <ul ref={track} className={classes.track}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url} className={classes.item}>
            <a
              className={classes.link}
              href={largePicture(url, config.imageHosts)}
              title={snippets.text('headless.product.enlarge', { position: index + 1, total })}
              data-early="open"
              data-early-side="full"
              onPointerEnter={intend}
              onFocus={intend}
              onClick={(event) => enlarge(event, index)}
            >
              <Picture
                {...PICTURE_SIZE}
                {...galleryPicture(url, config.imageHosts, placeOf(index, total))}
                alt={alt}
                priority={PRIORITIES[index] ?? 'lazy'}
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
      {isOpen && Dialog && <Dialog name={name} pictures={pictures} start={start} onClose={overlay.close} />}
    </section>
  );
});
