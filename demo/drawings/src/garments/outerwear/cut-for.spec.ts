import { WOMENS } from '../torso.ts';
import { cutFor } from './cut-for.ts';

const SLEEVE = { outer: [494, 1130], inner: [374, 1154] } as const;
const cut = (fit: Parameters<typeof cutFor>[0]) => cutFor(fit, WOMENS, SLEEVE);

test('the usual cut changes nothing', () => {
  expect(cut('regular')).toEqual({ torso: WOMENS, sleeve: SLEEVE });
});

test('oversized is wider everywhere, with lower shoulders and sleeves that go along', () => {
  const { torso, sleeve } = cut('oversized');
  for (const at of ['shoulder', 'underarm', 'waist', 'hem'] as const)
    expect(torso[at][0]).toBeGreaterThan(WOMENS[at][0] + 20);
  expect(torso.shoulder[1]).toBeGreaterThan(WOMENS.shoulder[1]);
  expect(sleeve.outer[0]).toBeGreaterThan(SLEEVE.outer[0]);
});

test('slim is narrower, tailored only in the waist', () => {
  expect(cut('slim').torso.underarm[0]).toBeLessThan(WOMENS.underarm[0]);
  expect(cut('slim').torso.hem[0]).toBeLessThan(WOMENS.hem[0]);
  expect(cut('tailored').torso.waist[0]).toBeLessThan(WOMENS.waist[0]);
  expect(cut('tailored').torso.hem[0]).toBeGreaterThanOrEqual(WOMENS.hem[0]);
});

test('cropped ends higher, and its waist stays above the hem', () => {
  const { hem, waist } = cut('cropped').torso;
  expect(hem[1]).toBeLessThan(WOMENS.hem[1] - 150);
  expect(waist[1]).toBeLessThan(hem[1]);
});
