import { observer, useStores } from '@weefsel/stores';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, MinusIcon, PlusIcon } from '@weefsel/ui';
import classes from './zoom-controls.module.css';
import { useEffect } from 'react';

/** Commands for sliding and zooming. */
interface PictureMoves {
  previous: () => void;
  next: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
}

/** Arrow keys slide; plus and minus zoom. */
export function useZoomKeys({ previous, next, zoomIn, zoomOut }: PictureMoves): void {
  useEffect(() => {
    const keys: Partial<Record<string, () => void>> = {
      ArrowLeft: previous,
      ArrowRight: next,
      '+': zoomIn,
      '-': zoomOut,
    };
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!altKey && !ctrlKey && !metaKey) keys[key]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

interface ZoomControlsProps extends PictureMoves {
  zoom: { canOut: boolean; canIn: boolean };
  /** Index of the shown picture, from 0. */
  shown: number;
  total: number;
}

/** The buttons below the enlarged pictures. */
export const ZoomControls = observer(({ zoom, shown, total, ...go }: ZoomControlsProps) => {
  const { text } = useStores().snippets;
  return (
    <div className={classes.controls}>
      <IconButton label={text('headless.product.zoomOut')} disabled={!zoom.canOut} onClick={go.zoomOut}>
        <MinusIcon />
      </IconButton>
      <IconButton label={text('headless.product.zoomIn')} disabled={!zoom.canIn} onClick={go.zoomIn}>
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
  );
});
