import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Place, Shoe } from '../shoe-pair.ts';
import { STRIPED_BACK } from './low-backs.ts';
import { finishLow, lowShoes, lowUpper, toeCap } from './low-shoes.ts';
import { broguing, laces, line, thread } from './parts.ts';

const EYELETS = '-50 -412, 10 -366, 66 -322, 118 -282';

/** Thin waxed laces of a closed lacing. */
function waxedLaces(drawing: Drawing, place: Place): void {
  if (drawing.has('contrast-laces')) return laces(drawing, place, trace(EYELETS), [38, -24]);
  for (const [x, y] of trace(EYELETS)) {
    const d = line(place, `${x + 38} ${y - 24}, ${x + 10} ${y + 2}, ${x - 20} ${y + 34}`);
    drawing.add(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="15" opacity=".4" transform="translate(2 5)"/><path d="${d}" stroke="${drawing.tones.deep}" stroke-width="12"/><path d="${d}" stroke="${drawing.tones.light}" stroke-width="4" stroke-dasharray="3 4"/></g>`,
    );
  }
}

/** Facings that are part of the upper, as on an oxford. */
function closedLacing(drawing: Drawing, { place }: Shoe): void {
  drawing.cloth(
    place(trace('-150 -366!, -70 -452!, 20 -420, 150 -308, 184 -270!, 120 -160, -60 -130, -190 -190')),
    { round: 'flat', edge: 0.4, lift: 0.45 },
  );
}

/** Quarters sewn on the upper that meet over a tongue, as on a derby. */
function openLacing(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  drawing.cloth(place(trace('-96 -430!, -74 -496, -24 -490, 104 -366, 190 -266!, 110 -270, -20 -380')), {
    round: 'flat',
    edge: 0.5,
    lift: 0.3,
  });
  drawing.cloth(
    place(
      trace(
        '-498 -112!, -508 -220, -486 -330, -446 -394!, -360 -350, -240 -328, -130 -370, -76 -444!, -10 -392, 92 -282, 96 -244!, 20 -190, -20 -110, -40 -44!, -240 -60',
      ),
    ),
    { edge: 0.4, lift: 0.8 },
  );
  thread(drawing, line(place, '-116 -366, -70 -424, -14 -374, 78 -276, 80 -250, 8 -194, -32 -112, -50 -56'));
  laces(drawing, place, trace('-52 -376, -4 -332, 40 -290'), [66, -56]);
}

function dressShoe(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  lowUpper(drawing, place);
  if (drawing.has('open-lacing')) {
    openLacing(drawing, shoe);
    toeCap(drawing, shoe);
    if (drawing.has('broguing')) broguing(drawing, shoe, '104 -242, 40 -190, 2 -110, -14 -54');
  } else {
    closedLacing(drawing, shoe);
    toeCap(drawing, shoe);
    thread(drawing, line(place, '184 -258, 124 -148, -60 -118, -200 -184, -162 -356'));
    if (drawing.has('broguing'))
      broguing(drawing, shoe, '196 -236, 136 -132, 40 -104, -60 -98, -150 -128, -214 -184');
  }
  thread(drawing, line(place, '-330 -346, -300 -220, -330 -100'));
  if (!drawing.has('open-lacing')) waxedLaces(drawing, place);
  finishLow(drawing, place);
}

/** Polished cap-toe shoes: oxfords, or derbies when their lacing is open. */
export const drawDressShoes = lowShoes(dressShoe, STRIPED_BACK);
