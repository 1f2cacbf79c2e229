/** @jest-environment node */
import { fibresOf } from './fibres.ts';

test.each([
  ['100% biologisch katoen (poplin)', ['Katoen']],
  ['70% gerecyclede wol, 30% polyamide', ['Wol', 'Polyamide']],
  ['97% katoen, 3% elastaan', ['Katoen']],
  ['Bovenwerk: 100% suède, voering: 100% leer', ['Suède']],
  ['100% viscose uit gecertificeerde houtvezels', ['Viscose']],
  ['85% merinowol, 15% zijde', ['Wol']],
  ['iets onbekends', []],
])('the main fibres of "%s" are %j', (composition, fibres) => {
  expect(fibresOf(composition)).toEqual(fibres);
});
