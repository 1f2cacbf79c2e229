import { phrasesFor, type GarmentFacts, type Phrases } from './phrases.ts';

const ALL: Phrases = [
  'met sneakers',
  { say: 'met een das', only: { sleeve: ['long'], gender: ['heren'] }, not: { details: ['open-collar'] } },
  { say: ['op kantoor', 'in de trein'], not: { category: ['kleding/shorts'] } },
];

test.each<[string, GarmentFacts, string[]]>([
  [
    'meets all conditions',
    { sleeve: ['long'], gender: ['heren'] },
    ['met een das', 'op kantoor', 'in de trein'],
  ],
  ['meets one of two', { sleeve: ['long'], gender: ['dames'] }, ['op kantoor', 'in de trein']],
  ['lacks a property', { gender: ['heren'] }, ['op kantoor', 'in de trein']],
  [
    'has a forbidden value',
    { sleeve: ['long'], gender: ['heren'], details: ['zip', 'open-collar'], category: ['kleding/shorts'] },
    [],
  ],
])('a garment that %s gets the words for it', (_, facts, words) => {
  expect(phrasesFor(ALL, facts)).toEqual(['met sneakers', ...words]);
});

test('a category includes the categories below it, and no others of a similar name', () => {
  const all: Phrases = [{ say: 'warm', only: { category: ['kleding/jas'] } }];
  expect(phrasesFor(all, { category: ['kleding/jas/parka'] })).toEqual(['warm']);
  expect(phrasesFor(all, { category: ['kleding/jassen'] })).toEqual([]);
});
