import { fibresOf } from './fibres.ts';

test.each([
  ['100% biologisch katoen (poplin)', ['Katoen']],
  ['70% gerecyclede wol, 30% polyamide', ['Wol']],
  ['55% linnen, 45% katoen', ['Linnen']],
  ['97% katoen, 3% elastaan', ['Katoen']],
  ['Bovenwerk: 100% suède, voering: 100% leer', ['Suède']],
  ['100% viscose uit gecertificeerde houtvezels', ['Viscose']],
  ['85% merinowol, 15% zijde', ['Wol']],
  ['iets onbekends', []],
])('the main fibres of "%s" are %j', (composition, fibres) => {
  expect(fibresOf(composition)).toEqual(fibres);
});

test.each([
  ['90% wol, 10% kasjmier', 'Kasjmieren trui met ronde hals', ['Wol', 'Kasjmier']],
  ['100% katoen', 'Vest met leren knopen', ['Katoen']],
  ['65% polyester, 32% viscose, 3% elastaan', 'Wollen pantalon', ['Polyester', 'Wol']],
])('a garment named after a fibre has that fibre as well: "%s", %s', (composition, name, fibres) => {
  expect(fibresOf(composition, name)).toEqual(fibres);
});
