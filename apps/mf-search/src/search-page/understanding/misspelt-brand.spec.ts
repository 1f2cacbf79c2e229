import type { Choice, Lexicon } from './lexicon';
import { misspeltBrand } from './misspelt-brand';

const NAMES = [
  'quintavelle',
  'delphine marot',
  'montefiora',
  'sartoria belluzzo',
  'noord',
  'lysgren',
  'lysgran',
];
const lexicon: Lexicon = new Map<string, Choice>([
  ...NAMES.map((name): [string, Choice] => [name, { key: 'merk', values: [name], of: 'brand' }]),
  ['zwart', { key: 'kleur', values: ['Zwart'], of: 'other' }],
]);
const meant = (text: string) => misspeltBrand(lexicon, text.split(' '))?.values[0];

test.each([
  ['quintavele', 'quintavelle'],
  ['quintavella', 'quintavelle'],
  ['quntavele', 'quintavelle'],
  ['delphine maro', 'delphine marot'],
  ['dellphine marott', 'delphine marot'],
  ['montefiorra', 'montefiora'],
  ['sartorria beluzo', 'sartoria belluzzo'],
])('"%s" was meant to name %s [LST-36]', (text, brand) => {
  expect(meant(text)).toBe(brand);
});

test.each([
  ['a short name', 'nord'],
  ['other letters at first', 'wintavelle'],
  ['too many slips', 'quantavolo'],
  ['words of another number', 'quinta velle'],
  ['a word that says something else', 'zwart'],
  ['a garment', 'montefiora jurk'],
  ['two brands that are as near', 'lysgrin'],
])('%s is not taken for a brand: "%s" [LST-36]', (_why, text) => {
  expect(meant(text)).toBeUndefined();
});
