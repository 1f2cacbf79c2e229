import type { CatalogueProduct } from './catalogue.ts';
import { fold } from './fold.ts';
import { toJudge } from './judge.ts';

const VOCABULARY = {
  buyable: 'is:available',
  kinds: { jas: 'cat:jassen', winterjas: 'kind:jas title:mantel / kind:jas title:gewatteerde' },
  colours: { blauw: ['blauw', 'donkerblauw'] },
};

const COAT: CatalogueProduct = {
  id: 'a',
  number: '100000001',
  title: fold('Gewatteerde jas met capuchon'),
  text: fold('Gewatteerde jas met capuchon. Een rits met dubbele schuiver.'),
  gender: 'dames',
  cat: ['dames', 'kleding', 'jassen', 'sale'],
  brand: fold('Sølvane & Co'),
  material: ['merinowol'],
  pattern: [],
  fit: [fold('A-lijn')],
  sleeve: [],
  season: [],
  price: 89.95,
  was: 119.95,
  off: 25,
  isNew: false,
  available: true,
  variants: [
    { colour: 'donkerblauw', size: '38', stock: 0 },
    { colour: 'donkerblauw', size: '40', stock: 3 },
    { colour: 'wit', size: '38', stock: 2 },
  ],
};

const judged = (source: string, shown?: string): boolean => toJudge([source], VOCABULARY)(COAT, shown);

test.each([
  'gender:dames cat:jassen',
  'cat:rokken / cat:jassen',
  'brand:solvane_co',
  'material:wol',
  'title:gewatteerd',
  'fit:a-lijn',
  'price<90 price>80 off>20',
  'is:sale -is:new',
  'kind:winterjas',
  'colour:blauw size:40',
  'size:38',
  '-colour:zwart',
])('"%s" holds', (source) => {
  expect(judged(source)).toBe(true);
});

test.each([
  'gender:heren',
  'title:watteerd',
  '-text:rits',
  '-kind:winterjas',
  'colour:blauw size:38',
  'price<89.95',
])('"%s" does not hold', (source) => {
  expect(judged(source)).toBe(false);
});

test('the pictured colour decides', () => {
  expect(judged('colour:blauw', 'wit')).toBe(false);
  expect(judged('colour:wit', 'wit')).toBe(true);
  expect(judged('size:40', 'wit')).toBe(true);
});

test.each(['color:wit', 'jas', 'kind:hoed', 'price<veel', 'is:mooi', 'title<3'])(
  '"%s" is a mistake',
  (source) => {
    expect(() => judged(source)).toThrow(/Not a|Unknown/);
  },
);
