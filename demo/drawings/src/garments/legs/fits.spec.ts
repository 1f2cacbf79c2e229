import { STRAIGHT, type Cut } from './cut.ts';
import { fitted } from './fits.ts';

const wide = ([outer, inner]: readonly [number, number, number]) => outer - inner;
const shorts: Cut = { ...STRAIGHT, knee: [462, 40, 800], hem: [476, 60, 1100] };

describe('the fit of a leg', () => {
  test('makes it narrower or wider at the hem', () => {
    const hems = (['slim', 'tapered', 'straight-leg', 'wide-leg'] as const).map((fit) =>
      wide(fitted(STRAIGHT, fit).hem),
    );
    expect(hems).toEqual(hems.toSorted((a, b) => a - b));
    expect(new Set(hems).size).toBe(hems.length);
  });

  test('opens a flared one from the knee and narrows a tapered one from there', () => {
    const [flared, tapered] = [fitted(STRAIGHT, 'flared'), fitted(STRAIGHT, 'tapered')];
    expect(wide(flared.hem)).toBeGreaterThan(1.3 * wide(flared.knee));
    expect(wide(tapered.hem)).toBeLessThan(0.7 * wide(tapered.knee));
  });

  test('raises the waist of mom jeans, which end above the ankle', () => {
    const mom = fitted(STRAIGHT, 'mom');
    expect(mom.crotch).toBeGreaterThan(STRAIGHT.crotch);
    expect(mom.hem[2]).toBeLessThan(STRAIGHT.hem[2] - 80);
  });

  test('gives a high waist a higher band and a longer rise', () => {
    const high = fitted(STRAIGHT, 'high-waist');
    expect(high.band).toBeGreaterThan(STRAIGHT.band);
    expect(high.crotch).toBeGreaterThan(STRAIGHT.crotch);
    expect(high.waist).toBeLessThan(STRAIGHT.waist);
  });

  test('keeps the length of shorts and changes their width beside their own', () => {
    const [slim, loose] = [fitted(shorts, 'slim'), fitted(shorts, 'loose')];
    expect([slim.hem[2], loose.hem[2]]).toEqual([1100, 1100]);
    expect(wide(slim.hem)).toBeLessThan(wide(shorts.hem));
    expect(wide(loose.hem)).toBeGreaterThan(wide(shorts.hem));
  });
});
