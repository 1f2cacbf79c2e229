import type { Drawing } from '../../drawing.ts';
import { trace, type Point } from '../../spline.ts';
import type { Place } from '../shoe-pair.ts';
import { depthOf, soleTones, type Style } from './style.ts';

const lowered = (points: readonly Point[], depth: number): Point[] =>
  points.map(([x, y, turn]) => {
    const at = y > -74 ? y + depth : y;
    return turn ? [x, at, turn] : [x, at];
  });

/** Upright grooves round a thick sole. */
function grooves(drawing: Drawing, place: Place, depth: number): void {
  const lines = Array.from({ length: 33 }, (_, at) => {
    const x = -488 + at * 32;
    return place(
      [
        [x, depth * 0.2 - 18, 'corner'],
        [x, depth - 18, 'corner'],
      ],
      false,
    );
  });
  drawing.add(
    `<path d="${lines.join('')}" fill="none" stroke="${soleTones(drawing).line}" stroke-width="7" opacity=".26"/>`,
  );
}

/** A sole stitched round the upper like a shallow cup. */
function cup(drawing: Drawing, place: Place, style: Style): void {
  const tones = soleTones(drawing);
  const depth = depthOf(drawing, style);
  const heel = style.bars ? -128 : -92;
  const outline: Point[] = [
    [-508, heel, 'corner'],
    ...trace(
      '-300 -84, 0 -76, 300 -78, 470 -100, 556 -126!, 566 -73, 546 -18, 460 0, 0 4, -440 0, -514 -10, -518 -58',
    ),
  ];
  drawing.cloth(place(lowered(outline, depth)), {
    tones,
    printed: false,
    round: 'flat',
    edge: 0.22,
    lift: 0.4,
  });
  drawing.add(
    `<path d="${place(lowered(trace('-520 -34, -300 -28, 0 -24, 300 -28, 552 -52'), depth), false)}" fill="none" stroke="${tones.line}" stroke-width="3" opacity=".35"/>`,
  );
  drawing.stitch(
    place([[-506, heel + 18], ...trace('-300 -66, 0 -54, 300 -60, 470 -80, 548 -104')], false),
    tones.shade,
  );
  if (depth > 0) grooves(drawing, place, depth);
}

/** A cushioned sole in two layers that curls up at the toe. */
function cushioned(drawing: Drawing, place: Place, style: Style): void {
  const tones = soleTones(drawing);
  const depth = depthOf(drawing, style);
  drawing.cloth(
    place(
      lowered(
        trace(
          '-520 -176!, -440 -150, -300 -116, -120 -92, 60 -84, 260 -94, 440 -122, 564 -160!, 592 -120, 572 -60, 490 -14, 320 2, 120 -6, -40 -14, -200 4, -440 10, -540 -6, -566 -60, -548 -130',
        ),
        depth,
      ),
    ),
    { tones, printed: false, round: 'flat', edge: 0.24, lift: 0.4 },
  );
  drawing.cloth(
    place(
      lowered(
        trace(
          '-560 -72!, -400 -60, -200 -46, -40 -52, 120 -46, 320 -42, 470 -60, 580 -92!, 572 -58, 490 -12, 320 4, 120 -4, -40 -12, -200 6, -440 12, -540 -4',
        ),
        depth,
      ),
    ),
    { tones: drawing.has('gum-sole') ? tones : drawing.accent, printed: false, round: 'flat', edge: 0.2 },
  );
  drawing.add(
    `<path d="${place(trace('-540 -140, -400 -116, -240 -84, -60 -64'), false)}${place(trace('180 -66, 340 -82, 480 -108'), false)}" fill="none" stroke="${tones.line}" stroke-width="6" stroke-linecap="round" opacity=".3"/>`,
  );
  if (depth > 0) grooves(drawing, place, depth);
}

/** The sole of a sneaker from the side. */
export function sole(drawing: Drawing, place: Place, style: Style): void {
  if (style.sole === 'runner') cushioned(drawing, place, style);
  else cup(drawing, place, style);
}
