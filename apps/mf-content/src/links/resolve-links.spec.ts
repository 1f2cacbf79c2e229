import type { Category } from '@weefsel/api-clients';
import type { ContentButton } from '@weefsel/contracts';
import { resolveLinks } from './resolve-links';

const LADIES = 'a'.repeat(32);
const GONE = 'b'.repeat(32);
const signal = new AbortController().signal;

const button = (text: string, more: Partial<ContentButton>): ContentButton => ({
  text,
  link: '/nl/terugval/',
  type: 'primary',
  buttonType: 'internal',
  ...more,
});
const to = (id: string) => ({ internalLink: { _type: 'reference' as const, _ref: id } });
const ladies: Category = {
  id: LADIES,
  type: 'page',
  translated: { name: 'Dames' },
  seoUrls: [{ seoPathInfo: 'nl/Dames/' }],
};

test('looks up all internal buttons of a page with one call and lower-cases what it finds [BLK-28]', async () => {
  const list = jest.fn(async () => [ladies]);
  const warn = jest.fn();
  const first = button('Dames', to(LADIES));
  const second = button('Ook dames', to(LADIES));
  const lost = button('Weg', to(GONE));
  const { hrefOf } = await resolveLinks([{ button1: first }, { buttons: [second, lost] }], {
    categories: { list },
    warn,
    signal,
  });
  expect([first, second, lost].map(hrefOf)).toEqual(['/nl/dames/', '/nl/dames/', '/nl/terugval/']);
  expect(list).toHaveBeenCalledTimes(1);
  expect(list).toHaveBeenCalledWith([LADIES, GONE], expect.any(AbortSignal));
  expect(warn).toHaveBeenCalledTimes(1);
});

test('keeps what the editor typed when the look-up fails, and never a script [BLK-28]', async () => {
  const categories = { list: () => Promise.reject(new Error('down')) };
  const broken = button('Dames', to(LADIES));
  const script = button('Klik', { buttonType: 'external', externalUrl: 'javascript:alert(1)' });
  const { hrefOf } = await resolveLinks([broken, script], { categories, warn: () => {}, signal });
  expect(hrefOf(broken)).toBe('/nl/terugval/');
  expect(hrefOf(script)).toBe('#');
});
