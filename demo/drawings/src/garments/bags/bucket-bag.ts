import type { Drawing } from '../../drawing.ts';
import { SIDES, spline, trace } from '../../spline.ts';
import { braid, GOLD, line, otherLeather, patch, ring, strap, thread } from './parts.ts';
import { slipPocket, studs, tassel } from './trims.ts';

const STRAP = '-330 90, -380 -260, -250 -660, 0 -760, 250 -660, 380 -260, 330 90';

function fringes(drawing: Drawing): void {
  const strands = Array.from({ length: 22 }, (_, at) => {
    const x = -395 + at * 37.6;
    return line(`${x} 620, ${x + 4} 760, ${x + drawing.random.about(14)} ${900 + drawing.random.about(20)}`);
  }).join('');
  drawing.grow('M-400 620L400 930');
  drawing.add(
    `<g fill="none"><path d="${strands}" stroke="#000" stroke-width="26" opacity=".22" transform="translate(6 10)"/><path d="${strands}" stroke="${drawing.tones.line}" stroke-width="31" opacity=".6"/><path d="${strands}" stroke="${drawing.tones.base}" stroke-width="27"/><path d="${strands}" stroke="${drawing.tones.light}" stroke-width="4" transform="translate(-7 0)" opacity=".7"/></g>`,
  );
  patch(drawing, '-410 590!, 0 610, 410 590!, 412 650!, 0 670, -412 650!');
}

/** The cord through the eyelets, drawn together in front. */
function cord(drawing: Drawing): void {
  const eyelets = [-290, -200, -106, 106, 200, 290];
  for (const x of eyelets) ring(drawing, x, 150 - Math.round(x * x * 0.0002), 20);
  const pulled = line('-320 138, -200 148, -106 152, 0 156, 106 152, 200 148, 320 138');
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${pulled}" stroke="${drawing.tones.line}" stroke-width="21"/><path d="${pulled}" stroke="${drawing.tones.light}" stroke-width="15" stroke-dasharray="10 3"/></g>`,
  );
  if (drawing.isBack) return;
  const ends = [line('0 160, -50 300, -60 420'), line('0 160, 46 280, 66 450')].join('');
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${ends}" stroke="#000" stroke-width="20" opacity=".25" transform="translate(6 10)"/><path d="${ends}" stroke="${drawing.tones.line}" stroke-width="21"/><path d="${ends}" stroke="${drawing.tones.light}" stroke-width="15" stroke-dasharray="10 3"/></g>`,
  );
  if (drawing.has('tassels')) {
    tassel(drawing, -60, 380, 250);
    tassel(drawing, 66, 410, 250);
    return;
  }
  for (const [x, y] of [
    [-60, 420],
    [66, 450],
  ] as const)
    drawing.add(
      `<rect x="${x - 16}" y="${y - 10}" width="32" height="56" rx="10" fill="${GOLD.base}" stroke="${GOLD.line}" stroke-width="3"/><path d="M${x - 8} ${y}V${y + 36}" stroke="${GOLD.sheen}" stroke-width="5"/>`,
    );
}

/** A round bag like a bucket, gathered by a cord. */
export function drawBucketBag(drawing: Drawing): void {
  drawing.cloth(spline(trace('-330 30, -240 -30, -120 -6, 0 -40, 120 -6, 240 -30, 330 30, 0 80')), {
    tones: drawing.inside,
    printed: false,
    edge: 0.7,
  });
  strap(drawing, line(STRAP), 44);
  if (drawing.has('braided-handle')) braid(drawing, line(STRAP), 44);
  drawing.cloth(
    spline(
      trace(
        '-340 20, -260 40, -200 14, -120 52, -50 24, 30 56, 110 20, 190 48, 260 18, 340 24, 346 160, 392 460, 420 780, 396 852, 310 882, 0 898, -310 882, -396 852, -420 780, -392 460, -346 160',
      ),
    ),
    {
      edge: 0.6,
      round: 'tube',
      creases: [-250, -150, -50, 60, 160, 260].map((x) => ({
        from: [x, 150],
        to: [x * 1.2, 470],
        bend: x * 0.05,
        width: 30,
        depth: 0.45,
        shape: 'flare',
      })),
    },
  );
  thread(drawing, line('-334 60, 0 92, 334 60'));
  if (drawing.has('contrast-base')) {
    patch(
      drawing,
      '-410 660!, 0 690, 410 660!, 420 780, 396 852, 310 882, 0 898, -310 882, -396 852, -420 780',
      otherLeather(drawing),
    );
    thread(drawing, line('-408 646, 0 676, 408 646'));
  } else thread(drawing, line('-414 780, 0 814, 414 780'));
  if (drawing.has('fringes')) fringes(drawing);
  if (drawing.isBack) slipPocket(drawing, 220, 330, 570);
  else if (drawing.has('front-pocket'))
    slipPocket(drawing, 230, 500, 640 + (drawing.has('fringes') ? -60 : 110));
  if (drawing.has('studs'))
    studs(
      drawing,
      trace('-380 560, -300 578, -220 590, -140 598, -50 602, 50 602, 140 598, 220 590, 300 578, 380 560'),
    );
  cord(drawing);
  for (const side of SIDES) {
    patch(
      drawing,
      `${306 * side} 60!, ${368 * side} 60!, ${380 * side} 190, ${344 * side} 224, ${306 * side} 190`,
    );
    ring(drawing, 338 * side, 78, 36);
  }
}
