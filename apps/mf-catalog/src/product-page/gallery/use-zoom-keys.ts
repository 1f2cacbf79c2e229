import { useEffect } from 'react';
import type { PictureMoves } from './picture-moves';

/** Arrow keys go to other pictures, plus and minus closer and further. */
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
