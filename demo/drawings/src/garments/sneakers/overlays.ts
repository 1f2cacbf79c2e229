import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Place, Shoe } from '../shoe-pair.ts';
import { RUBBER } from './style.ts';

const flat = { round: 'flat', edge: 0.2, lift: 0.35 } as const;

/** A bar of another colour from the laces down to the sole. */
function bar(drawing: Drawing, place: Place, outline: string): void {
  drawing.cloth(place(trace(outline)), {
    tones: drawing.accent,
    round: 'flat',
    lift: 0.3,
    printed: false,
    edge: 0.3,
  });
}

/** Two bars on the side. */
export function bars(drawing: Drawing, place: Place): void {
  bar(drawing, place, '-300 -96!, -120 -330!, -60 -286!, -210 -92!');
  bar(drawing, place, '-160 -90!, -10 -262!, 40 -228!, -80 -86!');
}

/** One curved stripe along the side, from the eyelets to the heel. */
export function sideStripe(drawing: Drawing, place: Place): void {
  bar(
    drawing,
    place,
    '-396 -262!, -250 -250, -100 -200, 30 -96!, -60 -92!, -150 -172, -260 -208, -390 -216!',
  );
}

/** Panels in the second colour of a runner: below the laces and around the toe. */
export function runnerPanels(drawing: Drawing, place: Place): void {
  bar(drawing, place, '-150 -100!, -60 -180, 40 -300!, 110 -262!, 60 -180, -10 -96!');
  drawing.cloth(place(trace('250 -100!, 360 -150, 440 -212!, 524 -186, 556 -120!, 420 -92!')), flat);
  drawing.stitch(place(trace('268 -108, 366 -164, 436 -220'), false));
}

/** Rubber round the toe. */
export function toeCap(drawing: Drawing, place: Place): void {
  drawing.cloth(place(trace('338 -244!, 430 -222, 520 -176, 554 -96!, 400 -72!, 340 -140')), {
    ...flat,
    tones: RUBBER,
    printed: false,
  });
  drawing.add(
    `<path d="${place(trace('372 -226, 376 -150, 430 -84'), false)}" fill="none" stroke="${RUBBER.line}" stroke-width="5" opacity=".35"/>`,
  );
}

/** Leather round the toe with its row of stitches. */
export function leatherToe(drawing: Drawing, place: Place): void {
  drawing.cloth(place(trace('330 -246!, 430 -222, 520 -176, 548 -100!, 400 -76!, 350 -150')), flat);
  drawing.stitch(place(trace('336 -232, 360 -150, 412 -90'), false));
}

/** Rows of small holes on the toe, and on the side where no stripe runs. */
export function perforations(drawing: Drawing, { at }: Shoe): void {
  const holes: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6 - row; column++) {
      const [x, y] = at(250 + column * 34 + row * 17, -206 + row * 26 + column * 6).map(Math.round);
      holes.push(`<circle cx="${x}" cy="${y}" r="8"/>`);
    }
  const onSide = drawing.has('side-stripe') ? 0 : 2;
  for (let row = 0; row < onSide; row++)
    for (let column = 0; column < 5; column++) {
      const [x, y] = at(-270 + column * 36 + row * 12, -262 + row * 34 + column * 6).map(Math.round);
      holes.push(`<circle cx="${x}" cy="${y}" r="8"/>`);
    }
  drawing.add(`<g fill="${drawing.tones.line}" opacity=".72">${holes.join('')}</g>`);
}

/** A loop to pull the heel on with. */
export function heelLoop(drawing: Drawing, place: Place, [x, y]: readonly [number, number]): void {
  drawing.cloth(
    place([
      [x - 10, y + 96, 'corner'],
      [x - 34, y + 10],
      [x - 44, y - 62],
      [x - 14, y - 92],
      [x + 22, y - 60],
      [x + 30, y + 12],
      [x + 26, y + 90, 'corner'],
    ]),
    { tones: drawing.accent, printed: false, round: 'flat', edge: 0.24, lift: 0.5 },
  );
  const [from, to] = [
    [x - 16, y - 14],
    [x + 10, y - 14],
  ] as const;
  drawing.add(
    `<path d="${place([from, [x - 12, y - 52], [x + 2, y - 52], to])}" fill="${drawing.accent.line}" opacity=".6"/>`,
  );
}
