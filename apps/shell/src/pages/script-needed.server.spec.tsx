import { fromPartial } from '@total-typescript/shoehorn';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoreInfo } from '@weefsel/contracts';
import { putInShop } from '../header/show-in-shop.fixture';
import { ScriptNeeded } from './script-needed';

const show = (info?: Partial<StoreInfo>) => {
  const { tree, stores } = putInShop(<ScriptNeeded path="/cart?from=mail" />, { at: '/cart' });
  stores.about.provide(info ? { info: fromPartial<StoreInfo>(info) } : {});
  return renderToStaticMarkup(tree);
};

test('without JavaScript a page that needs it shows a notice with the shop’s phone and e-mail links', () => {
  const html = show({ phone: '+31201234567', email: 'hallo@weefsel.example' });
  expect(html).toMatch(/^<noscript>/);
  expect(html).toContain('Hier heb je JavaScript voor nodig</h1>');
  expect(html).toContain('href="tel:+31201234567"');
  expect(html).toContain('href="mailto:hallo@weefsel.example"');
  expect(html).toContain('Mail naar hallo@weefsel.example');
  expect(html).toContain('href="/cart?from=mail"');
  expect(html).toContain('href="/nl/"');
});

test('the notice links to the contact page when the shop’s phone and e-mail address are unknown', () => {
  const html = show();
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('mailto:');
  expect(html).toContain('Contact en openingstijden</a>');
});
