import {
  drawnMeasures,
  GARMENTS,
  shownBy,
  type Fit,
  type Garment,
  type GarmentDescription,
} from '@weefsel/drawings';
import { createCatalogue } from '../create-catalogue.ts';
import type { Product } from '../types.ts';
import { column } from './column.fixture.ts';
import { garmentMeasures } from './garment-measures.ts';

const { products } = createCatalogue({ seed: 2026, products: 3000 });

/** A product with a changed cut. */
const recut = (product: Product, change: Partial<GarmentDescription>): Product => ({
  ...product,
  made: { garment: product.made.garment, pattern: 'effen', ...change },
});

const sold = (garment: Garment): Product => {
  const found = products.find(({ made }) => made.garment === garment);
  if (!found) throw new Error(`Nobody sells a ${garment}.`);
  return found;
};

const middle = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? NaN;

describe('the measures of products', () => {
  test('make a blouse wider than half the body measure of its size', () => {
    // A women's 38 is a bust of 88 to 91 and a waist of 70 to 73.
    const blouse = garmentMeasures(sold('blouse')).sizes.find(({ size }) => size === '38');
    expect(blouse?.cm[0]).toBeGreaterThan(45);
  });
});

describe('measures and picture agree', () => {
  test('a maxi is longer than a midi, and that than a mini, in both', () => {
    const dresses: Garment[] = ['mini-dress', 'midi-dress', 'maxi-dress'];
    const skirts: Garment[] = ['mini-skirt', 'a-line-skirt', 'maxi-skirt'];
    for (const row of [dresses, skirts]) {
      const drawn = row.map((garment) => drawnMeasures({ garment, pattern: 'effen' }).length);
      const told = row.map((garment) => middle(column(recut(sold(garment), {}), 'length')));
      for (const lengths of [drawn, told]) {
        expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
        expect(new Set(lengths).size).toBe(3);
      }
    }
  });

  test.each(['tee', 'sweatshirt', 'shirt-blouse', 'women-sweater'] as const)(
    'an oversized %s is wider than a usual one in both',
    (garment) => {
      const product = sold(garment);
      const usual = recut(product, { fit: 'regular' });
      const wide = recut(product, { fit: 'oversized' });
      expect(middle(column(wide, 'chest')) - middle(column(usual, 'chest'))).toBe(6);
      const reach = (made: GarmentDescription) => drawnMeasures(made).reach;
      expect(reach(wide.made)).toBeGreaterThan(reach(usual.made));
    },
  );

  test('every drawn fit widens or narrows the picture in line with its ease', () => {
    const wrong = GARMENTS.flatMap((garment) => {
      const at = (fit: Fit) => drawnMeasures({ garment, pattern: 'effen', fit });
      const usual = at('regular');
      return shownBy(garment)
        .fits.filter((fit) => ['slim', 'loose', 'oversized', 'boxy'].includes(fit))
        .filter((fit) => Math.sign(at(fit).ease) * Math.sign(at(fit).reach - usual.reach) < 0)
        .map((fit) => `${garment} ${fit}`);
    });
    expect(wrong).toEqual([]);
  });

  test('a fit that is not drawn changes nothing', () => {
    expect(shownBy('parka').fits).not.toContain('boxy');
    expect(drawnMeasures({ garment: 'parka', pattern: 'effen', fit: 'boxy' }).ease).toBe(0);
  });

  test('short sleeves measure less than half of long ones, and a slipover has no sleeve measure', () => {
    const shirt = sold('shirt');
    const [short, long] = (['short', 'long'] as const).map((sleeve) =>
      column(recut(shirt, { sleeve }), 'sleeve'),
    );
    expect(middle(short ?? [])).toBeLessThan(middle(long ?? []) / 2);
    expect(garmentMeasures(sold('slipover')).measures).not.toContain('sleeve');
  });
});
