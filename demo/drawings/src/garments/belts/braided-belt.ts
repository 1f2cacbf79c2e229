import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';
import { liningOf, squareBuckle, thread } from './parts.ts';

const RUN = 173;
const STEP = 36;

/** Position and rotation of the braid at a distance along it. */
function along(distance: number): readonly [x: number, y: number, degrees: number] {
  const [down, bend] = [1420, Math.PI * RUN];
  if (distance < down) return [-RUN, 330 + distance, 0];
  if (distance > down + bend) return [RUN, 1750 - (distance - down - bend), 180];
  const angle = (distance - down) / RUN;
  return [-RUN * Math.cos(angle), 1750 + RUN * Math.sin(angle), (-angle * 180) / Math.PI];
}

/** The plaits, laid over each other from the buckle to the tip. */
function plaits(drawing: Drawing): void {
  const { tones } = drawing;
  const [left, right] = [drawing.share('M-72-48L6 8L-8 56L-76 0Z'), drawing.share('M72-48L-6 8L8 56L76 0Z')];
  const end = 1420 + Math.PI * RUN + 1240;
  const art: string[] = [];
  for (let at = 0; at < end; at += STEP) {
    const [x, y, degrees] = along(at);
    const strand = (at / STEP) % 2 ? right : left;
    art.push(
      `<use href="#${strand}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(degrees)})"/>`,
    );
  }
  drawing.add(
    `<g fill="${tones.base}" stroke="${tones.line}" stroke-width="5" stroke-linejoin="round" stroke-opacity=".75">${art.join('')}</g>`,
  );
  const sheen = drawing.share('M-60-30L-8 6');
  const lit = art
    .filter((_, index) => index % 2 === 0)
    .map((use) => use.replace(left, sheen))
    .join('');
  drawing.add(`<g stroke="${tones.sheen}" stroke-width="9" stroke-linecap="round" opacity=".4">${lit}</g>`);
}

/** A belt of plaited leather strips between two plain ends. */
export function drawBraidedBelt(drawing: Drawing): void {
  drawing.grow('M-310-210L-50 40');
  const core = spline(
    trace(
      '-246 300!, -100 300!, -100 1700, -64 1812, 0 1850, 64 1812, 100 1700, 100 500!, 246 500!, 246 1750, 168 1954, 0 2006, -168 1954, -246 1750',
    ),
  );
  drawing.cloth(core, { tones: drawing.inside, printed: false, round: 'flat', edge: 0.6 });
  plaits(drawing);
  const ends = drawing.isBack ? { tones: liningOf(drawing), printed: false } : {};
  drawing.cloth(spline(trace('96 560!, 96 220!, 172 90, 250 220!, 250 560!, 173 610')), {
    round: 'flat',
    edge: 0.5,
    lift: 0.5,
    ...ends,
  });
  thread(drawing, spline(trace('112 540, 112 226!, 172 112, 234 226!, 234 540, 173 590, 112 540'), false));
  if (drawing.has('double-keeper') && !drawing.isBack) keeper(drawing, 250);
  squareBuckle(drawing);
  drawing.cloth(spline(trace('-252 10!, -94 10!, -94 400, -173 450, -252 400')), {
    round: 'flat',
    edge: 0.4,
    lift: 0.6,
    ...ends,
  });
  thread(drawing, spline(trace('-236 80, -236 392, -173 430, -110 392, -110 80'), false));
  if (drawing.isBack) return;
  keeper(drawing, 120);
  if (drawing.has('double-keeper')) keeper(drawing, 240);
}

const keeper = (drawing: Drawing, y: number) =>
  drawing.cloth(spline(trace(`-264 ${y}!, -82 ${y}!, -82 ${y + 70}!, -264 ${y + 70}!`)), {
    round: 'flat',
    lift: 0.8,
    edge: 0.4,
  });
