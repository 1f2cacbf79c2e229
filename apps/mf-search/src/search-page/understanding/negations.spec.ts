import { negationsOf } from './negations';

test.each([
  ['jas zonder capuchon', [{ said: 'zonder capuchon', without: 'jas' }]],
  ['Zonder rits of knopen vest', [{ said: 'zonder rits of knopen', without: 'vest' }]],
  ['trui niet van wol', [{ said: 'niet van wol', without: 'trui' }]],
  [
    'jas zonder capuchon geen leer',
    [
      { said: 'zonder capuchon', without: 'jas geen leer' },
      { said: 'geen leer', without: 'jas zonder capuchon' },
    ],
  ],
  [
    'jas zonder capuchon en zonder rits',
    [
      { said: 'zonder capuchon', without: 'jas en zonder rits' },
      { said: 'zonder rits', without: 'jas zonder capuchon en' },
    ],
  ],
  ['blazer niet te duur', []],
  ['jurk', []],
  ['zonder', []],
  ['', []],
])('of %j', (text, negations) => {
  expect(negationsOf(text)).toEqual(negations);
});
