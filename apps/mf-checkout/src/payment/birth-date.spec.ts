import { asksBirthDate, checkBirthDate, toBirthDate } from './birth-date';

const now = new Date('2026-11-20T12:00:00Z');

describe('a birth date', () => {
  test('is asked by ways of paying afterwards only [CRT-06]', () => {
    expect(asksBirthDate({ technicalName: 'payment_riverty' })).toBe(true);
    expect(asksBirthDate({ shortName: 'afterpay' })).toBe(true);
    expect(asksBirthDate({ technicalName: 'payment_ideal', shortName: 'ideal' })).toBe(false);
    expect(asksBirthDate(undefined)).toBe(false);
  });

  test.each(['17-05-1990', '17/5/1990', '17 5 1990', ' 1.1.2000 ', '20-11-2008', '01-01-1900'])(
    'may be typed as %j [CRT-06]',
    (typed) => {
      expect(checkBirthDate(typed, now)).toBeUndefined();
    },
  );

  test.each([
    '',
    '31-02-1990',
    '00-05-1990',
    '01-13-1990',
    '15-00-1990',
    '31-12-1899',
    '1990-05-17',
    '117-05-1990',
    '17-05-19901',
    '17-05-90',
    '01-01-2030',
    '17-05-1890',
  ])('is not %j [CRT-06]', (typed) => {
    expect(checkBirthDate(typed, now)).toBe('headless.checkout.error.birthDate');
  });

  test('of a shopper under 18 has a separate error, and is formatted for the payment service [CRT-06]', () => {
    expect(checkBirthDate('21-11-2008', now)).toBe('headless.checkout.error.tooYoung');
    expect(toBirthDate('1.5.1990')).toBe('01-05-1990');
    expect(toBirthDate(' 17/12/1990 ')).toBe('17-12-1990');
  });

  test('counts from the first moment of a birthday [CRT-06]', () => {
    const midnight = new Date('2026-11-20T00:00:00Z');
    expect(checkBirthDate('20-11-2008', midnight)).toBeUndefined();
    expect(checkBirthDate('20-11-2026', midnight)).toBe('headless.checkout.error.tooYoung');
    expect(checkBirthDate('21-11-2026', midnight)).toBe('headless.checkout.error.birthDate');
  });
});
