import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';
import { liningOf, metalOf, perforations, scales, studs, thread } from './parts.ts';

const line = (outline: string): string => spline(trace(outline), false);

/** Sag of the belt's front at a distance from its middle. */
const sag = (x: number): number => Math.round(132 - (x / 610) ** 2 * 205);

const across = (from: number, to: number, step: number, down: number) => {
  const points: [number, number][] = [];
  for (let x = from; x <= to; x += step) points.push([x, sag(x) + down]);
  return points;
};

/** A wide buckle of two bars, or of a frame wrapped in leather. */
function buckle(drawing: Drawing): void {
  const covered = drawing.has('covered-buckle');
  const tones = covered ? drawing.tones : metalOf(drawing);
  const metal = metalOf(drawing);
  const frame = '<rect x="-150" y="106" width="300" height="346" rx="44"';
  const wide = covered ? 58 : 40;
  drawing.add(
    `<g fill="none">${frame} stroke="#000" stroke-width="${wide + 6}" opacity=".3" transform="translate(12 18)"/>${frame} stroke="${tones.line}" stroke-width="${wide + 6}"/>${frame} stroke="${tones.base}" stroke-width="${wide}"/><path d="M-158 440V160Q-158 98 -96 98H110" stroke="${tones.sheen}" stroke-width="9"/><path d="M-150 280H170" stroke="${metal.line}" stroke-width="30" stroke-linecap="round"/><path d="M-150 280H170" stroke="${metal.light}" stroke-width="22" stroke-linecap="round"/></g>`,
  );
  if (covered) thread(drawing, line('-150 440!, -150 106!, 150 106!, 150 452!, -150 452!'));
}

/** The loose end that comes out of the buckle. */
function end(drawing: Drawing): void {
  const tip = '160 150!, 330 100, 430 62, 486 150, 430 300, 330 350, 160 396!';
  drawing.cloth(spline(trace(tip)), { lift: 0.8, edge: 0.4, round: 'flat' });
  thread(drawing, line('180 168, 330 120, 424 84, 466 152, 420 284, 326 330, 180 376'));
  for (const x of [250, 320, 390])
    drawing.add(`<ellipse cx="${x}" cy="${sag(x) + 118}" rx="13" ry="16" fill="${drawing.tones.line}"/>`);
  if (drawing.has('metal-tip'))
    drawing.cloth(spline(trace('404 70!, 440 62, 494 150, 436 304, 400 316!, 424 190')), {
      tones: metalOf(drawing),
      printed: false,
      round: 'flat',
      edge: 0.4,
      lift: 0.4,
    });
  drawing.cloth(spline(trace('196 120!, 256 100!, 256 372!, 196 390!')), {
    lift: 0.8,
    edge: 0.4,
    round: 'flat',
  });
}

/** Chosen details on the belt's outside. */
function trims(drawing: Drawing): void {
  const gap = drawing.isBack
    ? [[-560, 560]]
    : [
        [-560, -220],
        [510, 570],
      ];
  for (const [from = 0, to = 0] of gap) {
    if (drawing.has('perforations')) perforations(drawing, across(from, to, 130, 140));
    if (drawing.has('studs')) {
      studs(drawing, across(from, to, 86, 70));
      studs(drawing, across(from, to, 86, 212));
    }
  }
}

/** A wide waist belt, closed as when worn. */
export function drawWideBelt(drawing: Drawing): void {
  const lining = { tones: liningOf(drawing), printed: false } as const;
  drawing.cloth(
    spline(
      trace('-606 -76!, -400 -190, 0 -232, 400 -190, 606 -76!, 600 120, 400 40, 0 20, -400 40, -600 120'),
    ),
    { ...lining, edge: 0.9, round: 'tube' },
  );
  thread(drawing, line('-590 -64, -396 -170, 0 -212, 396 -170, 590 -64'));
  drawing.cloth(
    spline(
      trace(
        '-610 -74!, -560 -30, -400 56, -200 112, 0 132, 200 112, 400 56, 560 -30, 610 -74!, 606 196, 560 246, 400 330, 200 392, 0 416, -200 392, -400 330, -560 246, -606 196',
      ),
    ),
    {
      edge: 0.6,
      round: 'tube',
      lift: 0.5,
      ...(drawing.has('embossed-scales') && { inlay: scales(drawing, -620, 620, -80, 420) }),
    },
  );
  thread(drawing, line('-596 -38, -400 76, -200 132, 0 152, 200 132, 400 76, 596 -38'));
  thread(drawing, line('-592 178, -400 308, -200 370, 0 394, 200 370, 400 308, 592 178'));
  trims(drawing);
  if (drawing.isBack) {
    drawing.seam(line('0 136, 6 270, 0 414'));
    thread(drawing, line('-16 150, -10 270, -16 398'));
    thread(drawing, line('16 150, 22 270, 16 398'));
    return;
  }
  end(drawing);
  buckle(drawing);
}
