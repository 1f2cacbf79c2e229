import { open } from './moves.ts';
import type { Scene } from './scene.ts';

/** The product page in its states. */
export const productScenes: readonly Scene[] = [
  { name: 'product', stage: (page, { product }) => open(page, product) },
  {
    name: 'product-choose-size',
    stage: async (page, { product }) => {
      await open(page, product);
      await page.getByRole('button', { name: 'In winkelmand' }).click();
    },
    part: 'window',
  },
  {
    name: 'product-sold-out-sizes',
    stage: async (page, { soldOutSizes }) => {
      await open(page, soldOutSizes);
      const size = page.getByRole('main').getByRole('radio', { disabled: false });
      await size.last().check({ force: true });
    },
    part: 'window',
  },
  { name: 'product-sale', stage: (page, { sale }) => open(page, sale), part: 'window' },
  {
    name: 'product-zoom',
    stage: async (page, { product }) => {
      await open(page, product);
      await page.getByTitle(/^Vergroot foto 1/).click();
    },
    part: 'window',
  },
];
