import { open } from './page-steps.ts';
import type { Scene } from './scene.ts';

export const productScenes: readonly Scene[] = [
  { name: 'product', stage: (page, { product }) => open(page, product) },
  {
    name: 'product-choose-size',
    stage: async (page, { product }) => {
      await open(page, product);
      await page.getByRole('button', { name: 'In winkelmand', exact: true }).click();
    },
    part: 'window',
  },
  {
    name: 'product-sold-out-sizes',
    stage: async (page, { soldOutSizes }) => {
      await open(page, soldOutSizes);
      const size = page.getByRole('main').getByRole('radio', { name: /uitverkocht/, disabled: false });
      await size.first().check({ force: true });
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
  {
    name: 'product-sizes',
    stage: async (page, { product }) => {
      await open(page, product);
      await page.getByRole('link', { name: 'Welke maat heb ik?' }).click();
      await page.getByRole('dialog').getByRole('table').first().waitFor();
    },
    part: 'window',
  },
  {
    name: 'product-own-sizes',
    stage: async (page, { product }) => {
      await open(page, product);
      await page.getByRole('link', { name: 'Welke maat heb ik?' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('table').first().waitFor();
      await drawer.getByRole('textbox').first().fill('92');
      await drawer.getByRole('textbox').first().scrollIntoViewIfNeeded();
    },
    part: 'window',
  },
  {
    name: 'product-buy-bar',
    stage: async (page, { product }) => {
      await open(page, product);
      await page.getByRole('heading', { name: 'Draag het met' }).first().scrollIntoViewIfNeeded();
    },
    part: 'window',
  },
  {
    name: 'product-reviews',
    stage: async (page, { product }) => {
      await open(page, product);
      await page
        .getByRole('heading', { name: /Beoordelingen|Reviews/ })
        .first()
        .scrollIntoViewIfNeeded();
    },
    part: 'window',
  },
];
