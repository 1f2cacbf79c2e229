import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Shoe } from '../shoe-pair.ts';
import type { Heel } from './heel-view.ts';
import type { Back } from './low-shoes.ts';
import { broguing, line, patch, thread } from './parts.ts';

const HEEL: Heel = {
  upper: '0 -404, 76 -388, 122 -330, 140 -230, 150 -120, 148 -100!, 0 -92',
  opening: '0 -448, 80 -436, 118 -366, 60 -330, 0 -330',
  heel: [148, 156, 96],
  forefoot: 186,
  scale: 1.5,
};

function strip(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  drawing.cloth(place(trace('-22 -398!, 22 -398!, 18 -240, 26 -104!, -26 -104!, -18 -240')), {
    round: 'flat',
    edge: 0.3,
    lift: 0.4,
  });
  thread(drawing, line(place, '-13 -390, -10 -240, -16 -110'));
  thread(drawing, line(place, '13 -390, 10 -240, 16 -110'));
  thread(drawing, line(place, '-116 -322, -50 -362, 0 -376, 50 -362, 116 -322'));
  if (!drawing.has('broguing')) return;
  broguing(drawing, shoe, '-44 -340, -58 -230, -96 -130');
  broguing(drawing, shoe, '44 -340, 58 -230, 96 -130');
}

function lowCounter(drawing: Drawing, { place }: Shoe): void {
  drawing.seam(line(place, '0 -352, 0 -240, 0 -100'));
  patch(drawing, place, '-40 -352!, 40 -352!, 56 -300, 0 -254, -56 -300');
  thread(drawing, line(place, '-30 -344, -44 -302, 0 -268, 44 -302, 30 -344'));
  thread(drawing, line(place, '-126 -290, -70 -322, -48 -330'));
  thread(drawing, line(place, '126 -290, 70 -322, 48 -330'));
}

function counter(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  patch(drawing, place, '-148 -100!, -144 -190, -96 -290, 0 -336, 96 -290, 144 -190, 148 -100!');
  thread(drawing, line(place, '-134 -186, -88 -278, 0 -322, 88 -278, 134 -186'));
  thread(drawing, line(place, '-116 -340, -50 -376, 0 -388, 50 -376, 116 -340'));
  if (drawing.has('broguing')) broguing(drawing, shoe, '-120 -180, -78 -262, 0 -302, 78 -262, 120 -180');
}

/** A strip over the seam at the back. */
export const STRIPED_BACK: Back = { heel: HEEL, sewn: strip };

/** A low top line with a small tab, as on a shoe without laces. */
export const LOW_BACK: Back = {
  heel: {
    ...HEEL,
    upper: '0 -356, 80 -346, 126 -296, 142 -210, 152 -120, 148 -100!, 0 -92',
    opening: '0 -398, 84 -386, 122 -324, 60 -290, 0 -290',
  },
  sewn: lowCounter,
};

/** A counter of the same leather around the heel. */
export const COUNTER_BACK: Back = {
  heel: { ...HEEL, upper: '0 -416, 78 -400, 124 -338, 142 -230, 150 -120, 148 -100!, 0 -92' },
  sewn: counter,
};
