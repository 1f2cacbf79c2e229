import { BODICE } from './dress.ts';
import { sleeveFor } from './dress-sleeves.ts';

const ELBOW = BODICE.underarm[1] + 240;
const endOf = (length: Parameters<typeof sleeveFor>[1]) => sleeveFor(BODICE, length).outer[1];

test('short sleeves end above the elbow, three-quarter ones below it, long ones at the wrist', () => {
  expect(endOf('short')).toBeLessThan(ELBOW - 150);
  expect(endOf('three-quarter')).toBeGreaterThan(ELBOW + 100);
  expect(endOf('long')).toBeGreaterThan(endOf('three-quarter') + 150);
});
