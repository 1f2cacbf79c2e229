import type { Clients } from '@weefsel/api-clients';
import { wholeAnswer } from '../search-page/understanding/shop-facets.fixture';
import { understandText } from './understood-text';

const search = { navigation: async () => wholeAnswer } as Partial<Clients['search']> as Clients['search'];
const { signal } = new AbortController();
const option = (id: string, name: string) => ({
  id,
  translated: { name },
  group: { displayType: 'color', translated: { name: 'Kleur' } },
});
const variant = (name: string) => ({
  available: true,
  options: [option(name, name)],
  cover: { media: { url: `${name}.jpg` } },
});
const dress = { id: 'a', cover: { media: { url: 'Wit.jpg' } }, children: [variant('Wit'), variant('Rood')] };
const list = jest.fn(async () => ({ elements: [dress] }));
const product = { list } as unknown as Clients['commerce']['product'];
const understood = (text: string) => understandText(text, { search, product }, signal);

test('a sentence is understood as on its results page, and described in words [LST-36]', async () => {
  expect(await understood('onder 100 euro rode damesjurk sale')).toEqual({
    text: 'jurk',
    query: {
      categoryId: '1-2',
      filters: { 'ae-price': ['9-99.99'], kleur: ['Bordeaux', 'Rood'], sale: ['Ja'] },
    },
    said: ['jurk', 'dames', expect.stringMatching(/^€\s9 – €\s99,99$/), 'Bordeaux, Rood', 'Sale'],
    dress: expect.any(Function),
    href: expect.stringMatching(/^\/search\?tn_q=jurk&tn_cid=1-2&/),
  });
});

test('a text that chooses no filter is not understood [LST-36]', async () => {
  expect(await understood('winterjas')).toBeUndefined();
});

test('products are shown in the requested colour, and unchanged without one [LST-36]', async () => {
  const price = { kind: 'regular', amount: 40 } as const;
  const card = {
    id: 'a',
    href: '/nl/a',
    brand: '',
    name: 'Jurk',
    price,
    image: 'Wit.jpg',
    hoverImage: '2.jpg',
  };
  const red = await understood('rode jurk');
  expect(await red?.dress([card], signal)).toEqual([
    expect.objectContaining({ image: 'Rood.jpg', href: '/nl/a?kleur=rood' }),
  ]);
  const cheap = await understood('jurk onder 100 euro');
  expect(await cheap?.dress([card], signal)).toEqual([card]);
  expect(list).toHaveBeenCalledTimes(1);
});
