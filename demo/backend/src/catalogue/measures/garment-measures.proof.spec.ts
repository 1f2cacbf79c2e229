import { createCatalogue } from '../create-catalogue.ts';
import { column } from './column.fixture.ts';
import { garmentMeasures } from './garment-measures.ts';

const { products } = createCatalogue({ seed: 2026, products: 3000 });

describe('the measures of products', () => {
  test('exist for every product and size, between 2 and 200 cm', () => {
    for (const product of products) {
      const { measures, sizes } = garmentMeasures(product);
      expect([product.name, measures.length > 0, sizes.map(({ size }) => size)]).toEqual([
        product.name,
        true,
        product.sizes,
      ]);
      for (const { cm } of sizes) {
        expect(cm).toHaveLength(measures.length);
        expect(cm.every((one) => one >= 2 && one <= 200)).toBe(true);
      }
    }
  });

  test('grow with the size', () => {
    for (const product of products) {
      for (const name of ['chest', 'waist', 'hip', 'insole'] as const) {
        const values = column(product, name);
        expect([product.name, values]).toEqual([product.name, values.toSorted((a, b) => a - b)]);
        if (values.length > 1) expect(new Set(values).size).toBe(values.length);
      }
    }
  });
});
