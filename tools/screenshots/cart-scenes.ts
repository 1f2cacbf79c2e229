import { addToCart, inHeader, open, saveTwo } from './page-steps.ts';
import type { Scene } from './scene.ts';

export const cartScenes: readonly Scene[] = [
  {
    name: 'cart-panel',
    stage: (page, { product }) => addToCart(page, product),
    part: 'window',
  },
  {
    name: 'cart-panel-empty',
    stage: async (page) => {
      await open(page, '/nl/');
      await inHeader(page, /Winkelmand/).click();
    },
    part: 'window',
  },
  {
    name: 'cart',
    stage: async (page, { product, sale }) => {
      await addToCart(page, product);
      await addToCart(page, sale);
      await open(page, '/cart');
    },
  },
  {
    name: 'cart-stock-notice',
    stage: async (page, { product }) => {
      await addToCart(page, product);
      await open(page, '/cart');
      // Simulates that the rest was sold in the meantime.
      await page.route('**/checkout/cart/line-item', (route) =>
        route.request().method() === 'PATCH'
          ? route.continue({
              postData: (route.request().postData() ?? '').replace(/"quantity":\d+/, '"quantity":9999'),
            })
          : route.continue(),
      );
      await page.getByRole('button', { name: /Eén meer/ }).click();
      await page.getByRole('main').getByText('op voorraad').first().waitFor();
    },
  },
  { name: 'cart-empty', stage: (page) => open(page, '/cart') },
  {
    name: 'wishlist-panel',
    stage: async (page) => {
      await saveTwo(page);
      await inHeader(page, /^Verlanglijst/).click();
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    },
    part: 'window',
  },
  {
    name: 'wishlist',
    stage: async (page) => {
      await saveTwo(page);
      await open(page, '/wishlist');
    },
  },
  { name: 'wishlist-empty', stage: (page) => open(page, '/wishlist') },
  {
    name: 'wishlist-shared',
    stage: async (page) => {
      await saveTwo(page);
      await open(page, '/wishlist');
      await page.getByRole('main').getByRole('combobox').first().waitFor();
      const share = page.getByRole('main').getByRole('link', { name: 'Deel je verlanglijst' });
      await open(page, (await share.getAttribute('href')) ?? '');
    },
  },
];
