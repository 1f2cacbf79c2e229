import { Drawing } from '../../drawing.ts';
import type { View } from '../../garment.ts';
import { BODICE } from './dress.ts';
import { necked, necklineOf } from './neckline.ts';

const drawing = (view: View, details: ('v-neck' | 'square-neck')[] = []) =>
  new Drawing(
    { garment: 'midi-dress', colour: '#8d6f56', pattern: 'effen', view, seed: 1, details },
    'a',
    'woven',
  );

test('the neckline is the chosen one, or else the usual one', () => {
  expect(necklineOf(drawing('front', ['v-neck']))).toBe('v');
  expect(necklineOf(drawing('front', ['square-neck']), 'v')).toBe('square');
  expect(necklineOf(drawing('front'), 'v')).toBe('v');
  expect(necklineOf(drawing('front'))).toBe('round');
});

test('a deep neckline is in front only', () => {
  expect(necked(drawing('front'), BODICE, 'v').drop).toBeGreaterThan(300);
  expect(necked(drawing('back'), BODICE, 'v').drop).toBeLessThan(60);
});
