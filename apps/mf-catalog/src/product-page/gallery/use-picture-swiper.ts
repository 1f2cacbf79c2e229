import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import classes from './zoom-dialog.module.css';

/** Class names that Swiper is configured with. */
const { wrapper = '', slide = '', zoom = '', zoomed = '' } = classes;

const MAX_SCALE = 3;
/** Zoom factor of one button or key press, and of one wheel notch. */
const STEP = 1.5;
const NOTCH = 1.15;
/** Duration of a slide in ms. */
const SPEED = 250;

const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Swiper of the pictures. Zooms by pinch, double tap, wheel, button and key. */
export function usePictureSwiper(start: number) {
  const stage = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [shown, setShown] = useState(start);
  const [scale, setScale] = useState(1);

  const first = useRef(start);
  useEffect(() => {
    if (!stage.current) return undefined;
    const made = new Swiper(stage.current, {
      modules: [Zoom],
      initialSlide: first.current,
      speed: wantsRest() ? 0 : SPEED,
      spaceBetween: 16,
      wrapperClass: wrapper,
      slideClass: slide,
      zoom: { maxRatio: MAX_SCALE, containerClass: zoom, zoomedSlideClass: zoomed },
      on: {
        slideChange: ({ activeIndex }) => setShown(activeIndex),
        zoomChange: (_swiper, ratio) => setScale(ratio),
      },
    });
    swiper.current = made;
    return () => {
      made.destroy();
    };
  }, []);

  const zoomTo = (wanted: number) => {
    const next = Math.min(MAX_SCALE, wanted);
    if (next > 1.01) swiper.current?.zoom.in(next);
    else swiper.current?.zoom.out();
  };

  const controls = {
    previous: () => void swiper.current?.slidePrev(),
    next: () => void swiper.current?.slideNext(),
    zoomIn: () => zoomTo(scale * STEP),
    zoomOut: () => zoomTo(scale / STEP),
  };
  const onWheel = ({ deltaY }: { deltaY: number }) => zoomTo(deltaY < 0 ? scale * NOTCH : scale / NOTCH);

  return { stage, shown, scale, maxScale: MAX_SCALE, onWheel, ...controls };
}
