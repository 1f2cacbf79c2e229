import { clearFit } from './reviewed-fit';

describe('the fit by the reviews', () => {
  test.each([
    [{ small: 4, normal: 6, large: 0 }, 'small', 4],
    [{ small: 1, normal: 3, large: 4 }, 'large', 4],
    [{ small: 1, normal: 9, large: 1 }, 'normal', 9],
  ])('%j: it fits %s', (fit, said, count) =>
    expect(clearFit(fit)).toEqual({ said, count, total: fit.small + fit.normal + fit.large }),
  );

  test('is undefined when answers are few or divided', () => {
    expect(clearFit({ small: 4, normal: 0, large: 0 })).toBeUndefined();
    expect(clearFit({ small: 4, normal: 2, large: 4 })).toBeUndefined();
  });
});
