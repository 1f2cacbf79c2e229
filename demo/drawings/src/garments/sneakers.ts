import type { Drawing } from '../drawing.ts';
import { pairOf } from './shoe-pair.ts';
import { heelView } from './sneakers/heel-view.ts';
import { sneaker } from './sneakers/side-view.ts';
import { lastOf, type Style } from './sneakers/style.ts';

function apartOf({ upper, sole }: Style): number {
  if (upper === 'high') return 1000;
  return sole === 'platform' ? 740 : 690;
}

/** A pair of sneakers: side views one above the other, heel views beside each other. */
const sneakers = (style: Style) => (drawing: Drawing) => {
  if (drawing.isBack) return heelView(drawing, style);
  for (const shoe of pairOf(apartOf(style), lastOf(style))) sneaker(drawing, shoe, style);
};

export const drawSneakers = sneakers({
  last: 'men',
  upper: 'low',
  sole: 'cup',
  contrastHeel: true,
  bars: true,
});
export const drawWomenSneakers = sneakers({ last: 'women', upper: 'low', sole: 'cup' });
export const drawHighTops = sneakers({ last: 'men', upper: 'high', sole: 'cup' });
export const drawPlatformSneakers = sneakers({ last: 'women', upper: 'low', sole: 'platform' });
export const drawRunningShoes = sneakers({ last: 'men', upper: 'runner', sole: 'runner' });
export const drawWomenRunningShoes = sneakers({ last: 'women', upper: 'runner', sole: 'runner' });
export const drawSlipOns = sneakers({ last: 'men', upper: 'slip-on', sole: 'cup' });
export const drawWomenSlipOns = sneakers({ last: 'women', upper: 'slip-on', sole: 'cup' });
