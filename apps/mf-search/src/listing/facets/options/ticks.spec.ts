/** @jest-environment node */
import { toggled } from './ticks';

test('a tick chooses a value, or lets it go also when its case differs, and leaves the others', () => {
  expect(toggled(['Noord'], 'Fjord')).toEqual(['Noord', 'Fjord']);
  expect(toggled(['fjord', 'Noord'], 'Fjord')).toEqual(['Noord']);
  expect(toggled(['Fjord'], 'Fjord')).toEqual([]);
});
