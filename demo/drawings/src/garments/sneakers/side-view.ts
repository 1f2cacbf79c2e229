import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Shoe } from '../shoe-pair.ts';
import { closure, gore } from './closures.ts';
import { bars, heelLoop, leatherToe, perforations, runnerPanels, sideStripe, toeCap } from './overlays.ts';
import { sole } from './soles.ts';
import { heelTones, LINING, type Style } from './style.ts';
import { UPPERS, type Upper } from './uppers.ts';

function shell(drawing: Drawing, { place, at }: Shoe, upper: Upper): void {
  if (upper.tongue)
    drawing.cloth(place(upper.tongue), {
      round: 'flat',
      lift: 0.3,
      edge: 0.3,
      creases: [{ from: at(-60, -500), to: at(20, -440), width: 10, depth: 0.3 }],
    });
  drawing.cloth(place(upper.lining), { tones: LINING, printed: false, round: 'flat', edge: 0.9 });
  drawing.cloth(place([...upper.outline, [400, -70, 'corner'], [-400, -70, 'corner']]), {
    round: 'body',
    edge: 0.34,
    lift: 0.2,
    creases: [
      { from: at(300, -240), to: at(336, -120), bend: 16, width: 14, depth: 0.55 },
      { from: at(246, -250), to: at(272, -130), bend: 14, width: 12, depth: 0.45 },
      { from: at(-360, -330), to: at(-250, -110), bend: 20, width: 26, depth: 0.3 },
    ],
  });
}

function panels(drawing: Drawing, shoe: Shoe, style: Style, upper: Upper): void {
  const { place } = shoe;
  drawing.cloth(place(upper.counter), {
    tones: heelTones(drawing, style),
    round: 'flat',
    edge: 0.2,
    lift: 0.35,
    printed: false,
  });
  if (upper.stay) drawing.cloth(place(upper.stay), { round: 'flat', edge: 0.2, lift: 0.4 });
  if (drawing.has('rubber-toe')) drawing.withoutGrain(() => toeCap(drawing, place));
  else if (style.upper === 'low' || style.upper === 'high') leatherToe(drawing, place);
  if (upper.staySeam) drawing.stitch(place(upper.staySeam, false));
  if (style.upper === 'runner') runnerPanels(drawing, place);
  else drawing.stitch(place(trace('-424 -410, -412 -326, -382 -196, -362 -100'), false));
  if (style.upper === 'high')
    drawing.stitch(place(trace('-470 -640, -360 -650, -250 -636, -190 -646'), false));
  if (style.upper === 'slip-on') {
    gore(drawing, place);
    drawing.seam(place(trace('38 -216, 76 -150, 96 -84'), false));
  }
  if (style.bars) bars(drawing, place);
  if (drawing.has('side-stripe')) sideStripe(drawing, place);
  if (drawing.has('perforations')) perforations(drawing, shoe);
}

/** One sneaker from its side. */
export function sneaker(drawing: Drawing, shoe: Shoe, style: Style): void {
  const upper = UPPERS[style.upper];
  shell(drawing, shoe, upper);
  panels(drawing, shoe, style, upper);
  if (drawing.has('heel-loop')) heelLoop(drawing, shoe.place, upper.heelTop);
  closure(drawing, shoe, upper.laces);
  drawing.withoutGrain(() => sole(drawing, shoe.place, style));
}
