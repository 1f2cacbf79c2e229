import { toSwatch } from './to-swatch';

test('a colour is shown as itself, several as slices of a circle, and nothing that is no colour', () => {
  expect(toSwatch('Zwart', '#1f1e1d')).toBe('#1f1e1d');
  expect(toSwatch('Zwart-wit', '#000, #fff')).toBe('conic-gradient(from 45deg, #000 0% 50%, #fff 50% 100%)');
  expect(toSwatch('Multicolor', null)).toContain('conic-gradient(');
  expect(toSwatch('Blauw', 'url(https://elsewhere.example)')).toBeUndefined();
  expect(toSwatch('Blauw', '#12)')).toBeUndefined();
});
