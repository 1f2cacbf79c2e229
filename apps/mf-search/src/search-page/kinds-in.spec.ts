import type { Category } from '@weefsel/api-clients';
import { kindsIn } from './kinds-in';

const category = (name: string, ...children: Category[]) => ({ translated: { name }, children }) as Category;
const tree = [
  category('Dames', category('Kleding', category('Jurken'), category('Truien & Vesten'))),
  category('Heren', category('Schoenen', category('Sneakers')), category('Accessoires', category('Riemen'))),
];

test.each([
  ['jurk', ['jurk']],
  ['sneakers', ['sneakers']],
  ['warme vest of trui', ['vest', 'trui']],
  ['Jurkje', ['jurkje']],
])('"%s" names %j [LST-36]', (text, kinds) => {
  expect(kindsIn(text, tree)).toEqual(kinds);
});

test.each(['winterjas', 'dames', 'broek zonder riem', ''])('"%s" names none [LST-36]', (text) => {
  expect(kindsIn(text, tree)).toEqual([]);
});
