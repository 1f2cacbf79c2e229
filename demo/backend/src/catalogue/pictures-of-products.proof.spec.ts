import { garmentSvg, tellable } from '@weefsel/drawings';
import { createCatalogue } from './create-catalogue.ts';

const { products } = createCatalogue({ seed: 2026, products: 1500 });

describe('pictures of products', () => {
  test('can show every detail of their product', () => {
    const untold = products.flatMap(({ made, name }) => {
      const details = tellable(made.garment);
      return (made.details ?? [])
        .filter((detail) => !details.includes(detail))
        .map((detail) => `${name}: ${detail}`);
    });
    expect(untold).toEqual([]);
  });

  test.each(['front', 'back'] as const)('stay below 40,000 characters from the %s', (view) => {
    const large = products.flatMap(({ made, colours: [colour], name }) => {
      const { length } = garmentSvg({ ...made, colour: colour?.hex ?? '#8d6f56', view, seed: 11 });
      return length < 40_000 ? [] : [`${name} (${made.garment}): ${length}`];
    });
    expect(large).toEqual([]);
  });
});
