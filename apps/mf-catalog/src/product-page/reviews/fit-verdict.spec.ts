import { fitVerdict } from './fit-verdict';

test.each([
  [{ small: 4, normal: 6, large: 0 }, 'small'],
  [{ small: 1, normal: 3, large: 4 }, 'large'],
  [{ small: 1, normal: 9, large: 1 }, 'normal'],
  [{ small: 4, normal: 5, large: 2 }, 'mixed'],
  [{ small: 2, normal: 0, large: 2 }, 'mixed'],
  [{ small: 2, normal: 0, large: 0 }, undefined],
])('the fit by the reviews %j is %s', (fit, verdict) => {
  expect(fitVerdict(fit)).toBe(verdict);
});
