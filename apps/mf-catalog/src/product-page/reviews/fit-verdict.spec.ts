import { fitVerdict } from './fit-verdict';

test.each([
  [{ small: 4, true: 6, large: 0 }, 'small'],
  [{ small: 1, true: 3, large: 4 }, 'large'],
  [{ small: 1, true: 9, large: 1 }, 'true'],
  [{ small: 4, true: 5, large: 2 }, 'mixed'],
  [{ small: 2, true: 0, large: 2 }, 'mixed'],
  [{ small: 2, true: 0, large: 0 }, undefined],
])('the fit by the reviews %j is %s', (fit, verdict) => {
  expect(fitVerdict(fit)).toBe(verdict);
});
