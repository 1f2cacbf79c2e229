import fc from 'fast-check';
import { readImageParameters } from './image-parameters.ts';
import { planImage, type ImagePlan } from './image-plan.ts';
import { BadImageParameter } from './read-parameter.ts';

const native = { width: 2400, height: 1350 };
const MOST_DRAWN = 3000;

/** Mostly valid values, otherwise arbitrary ones. */
const mostly = (sensible: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 40, arbitrary: sensible },
    fc.constantFrom('0', '-1', '1.5', '1e3', 'NaN', ''),
    fc.string(),
  );

const side = mostly(
  fc.oneof(fc.integer({ min: 1, max: 8192 }), fc.integer({ min: 1, max: 400 })).map(String),
);
const oneOf = (...values: string[]) => mostly(fc.constantFrom(...values));

const rect = fc
  .tuple(fc.nat(2399), fc.nat(1349), fc.nat(2400), fc.nat(1350))
  .map(([left, top, width, height]) =>
    [left, top, Math.min(width, 2400 - left), Math.min(height, 1350 - top)].join(','),
  );

const address = fc.record(
  {
    w: side,
    h: side,
    'min-w': side,
    'max-w': side,
    'min-h': side,
    'max-h': side,
    pad: side,
    rect: mostly(rect),
    or: oneOf('0', '90', '180', '270'),
    flip: oneOf('h', 'v', 'hv'),
    fit: oneOf('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'),
    crop: oneOf('top', 'left,bottom', 'center', 'focalpoint', 'entropy'),
    'fp-x': oneOf('0', '0.3', '1'),
    'fp-y': oneOf('0', '0.9', '1'),
    dpr: oneOf('1', '1.5', '3'),
    bg: oneOf('fff', '80ff0000'),
    blur: oneOf('0', '2000'),
    sat: oneOf('-100', '100'),
  },
  { requiredKeys: [] },
);

function planOf(asked: Record<string, string>): ImagePlan | undefined {
  try {
    return planImage(native, readImageParameters(new URLSearchParams(asked)));
  } catch (error) {
    if (error instanceof BadImageParameter) return undefined;
    throw error;
  }
}

test('whatever an address asks, what is drawn has a size and keeps within limits [CNT-05]', () => {
  let planned = 0;
  fc.assert(
    fc.property(address, (asked) => {
      const plan = planOf(asked);
      if (!plan) return;
      planned += 1;
      const { picture, canvas, region, liveliest = canvas } = plan;
      for (const size of [picture, canvas, liveliest]) {
        expect(Number.isInteger(size.width) && size.width >= 1 && size.width <= MOST_DRAWN).toBe(true);
        expect(Number.isInteger(size.height) && size.height >= 1 && size.height <= MOST_DRAWN).toBe(true);
      }
      expect(picture.width).toBeLessThanOrEqual(canvas.width);
      expect(picture.height).toBeLessThanOrEqual(canvas.height);
      expect(liveliest.width).toBeLessThanOrEqual(canvas.width);
      expect(liveliest.height).toBeLessThanOrEqual(canvas.height);
      expect(region.width * region.height).toBeGreaterThan(0);
    }),
    { numRuns: 3000 },
  );
  expect(planned).toBeGreaterThan(1000);
});
