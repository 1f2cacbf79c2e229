import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace } from '../../spline.ts';
import { braid, buckledStrap, GOLD, line, lock, ring, strap, thread } from './parts.ts';
import { quilted, tassel } from './trims.ts';

function handles(drawing: Drawing): void {
  const { tones } = drawing;
  const handle = line('-230 -40!, -240 -330, -140 -560, 0 -610, 140 -560, 240 -330, 230 -40!');
  drawing.grow(handle);
  const far = line('-190 -40!, -200 -300, -110 -500, 0 -540, 110 -500, 200 -300, 190 -40!');
  drawing.add(
    `<g fill="none"><path d="${far}" stroke="${tones.deep}" stroke-width="30"/><path d="${handle}" stroke="#3a2c1e" stroke-width="46" opacity=".3" transform="translate(18 22)"/><path d="${handle}" stroke="${tones.shade}" stroke-width="42"/><path d="${handle}" stroke="${tones.base}" stroke-width="30" transform="translate(-3 -3)"/><path d="${handle}" stroke="${tones.sheen}" stroke-width="8" opacity=".5" transform="translate(-8 -8)"/></g>`,
  );
  if (drawing.has('braided-handle')) braid(drawing, handle, 42);
  else thread(drawing, line('-216 -60, -224 -330, -132 -544, 0 -592, 132 -544, 224 -330, 216 -60'));
}

function flap(drawing: Drawing): void {
  drawing.cloth(
    spline(
      trace('-484 -56!, 0 -66, 484 -56!, 508 150, 500 400, 420 486, 0 520, -420 486, -500 400, -508 150'),
    ),
    {
      lift: 0.9,
      edge: 0.5,
      creases: [{ from: [-460, 0], to: [440, -10], bend: -10, width: 26, depth: 0.2 }],
      ...(drawing.has('quilting') && { inlay: quilted(drawing, 510, -70, 520) }),
    },
  );
  thread(drawing, line('-492 150, -484 392, -412 468, 0 502, 412 468, 484 392, 492 150'));
  if (drawing.has('buckle-closure')) for (const x of [-250, 250]) buckledStrap(drawing, x, 200, 620);
  else lock(drawing, 0, 412);
}

/** A structured leather handbag with a flap, lock and short handle. */
export function drawBag(drawing: Drawing): void {
  if (drawing.has('shoulder-strap')) {
    strap(drawing, line('-500 40, -560 -300, -420 -760, 0 -900, 420 -760, 560 -300, 500 40'), 34);
    for (const side of SIDES) ring(drawing, 500 * side, 30, 34);
  }
  handles(drawing);
  drawing.cloth(
    spline(trace('-470 -40!, 470 -40!, 520 300, 556 800, 520 856, 0 872, -520 856, -556 800, -520 300')),
    {
      edge: 0.6,
      creases: [
        { from: [-500, 500], to: [-430, 820], width: 26, depth: 0.4 },
        { from: [500, 480], to: [440, 830], width: 30, depth: 0.5 },
      ],
    },
  );
  thread(drawing, line('-530 790, -500 836, 0 850, 500 836, 530 790'));
  for (const side of SIDES) drawing.seam(spline(onSide(side, trace('438 0, 470 400, 480 850')), false));
  if (drawing.isBack) {
    drawing.cloth(spline(trace('-380 240!, 380 240!, 398 780!, 0 800, -398 780!')), { lift: 0.4, edge: 0.4 });
    thread(drawing, line('-368 262!, -384 764!, 0 784, 384 764!, 368 262!'));
  } else flap(drawing);
  for (const side of SIDES) {
    drawing.cloth(spline(onSide(side, trace('196 -90!, 264 -90!, 268 40, 230 78, 192 40'))), {
      round: 'flat',
      lift: 0.6,
      edge: 0.4,
    });
    drawing.add(
      `<circle cx="${230 * side}" cy="-62" r="44" fill="none" stroke="${GOLD.line}" stroke-width="17"/><circle cx="${230 * side}" cy="-62" r="44" fill="none" stroke="${GOLD.base}" stroke-width="13"/><path d="M${230 * side - 40} -76A44 44 0 0 1 ${230 * side + 10} -105" fill="none" stroke="${GOLD.sheen}" stroke-width="6"/>`,
    );
  }
  if (drawing.has('tassels')) tassel(drawing, drawing.isBack ? -230 : 230, -40, 420);
}
