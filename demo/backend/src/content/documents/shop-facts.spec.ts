import { contactLines, openingHours, registration, routeAddress, storeInfo } from './shop-facts.ts';

const digits = (text: string) => [...text].map(Number);

/** Checksum of Dutch company numbers: weights 9 to 2, and -1 for the last digit. */
const passesElevenTest = (number: string) =>
  digits(number).reduce((sum, digit, index) => sum + digit * (index < 8 ? 9 - index : -1), 0) % 11 === 0;

/** Remainder with letters as 10 to 35, as for bank accounts. */
const remainderBy97 = (text: string) =>
  digits([...text].map((character) => parseInt(character, 36)).join('')).reduce(
    (rest, digit) => (rest * 10 + digit) % 97,
    0,
  );

describe('the facts of the shop', () => {
  test('have numbers of the chamber of commerce and the tax office that are well formed', () => {
    expect(registration.kvk).toMatch(/^\d{8}$/);
    const { number = '' } = /^NL(?<number>\d{9})B01$/.exec(registration.vat)?.groups ?? {};
    expect(passesElevenTest(number)).toBe(true);
    expect(remainderBy97(registration.vat)).toBe(1);
    expect(passesElevenTest('001234567')).toBe(false);
  });

  test('use only fictitious phone numbers and example domains', () => {
    expect(storeInfo.phone).toMatch(/^\+31300\d{6}$/);
    expect(storeInfo.whatsapp).toMatch(/^\+31600\d{6}$/);
    expect(storeInfo.email).toMatch(/\.example$/);
    for (const page of [storeInfo.facebook, storeInfo.instagram, storeInfo.tiktok]) {
      expect(new URL(page).hostname).toMatch(/\.example$/);
    }
    expect(storeInfo.zipcode).toMatch(/^\d{4} [A-Z]{2}$/);
  });

  test('are the same for machines and readers', () => {
    expect(contactLines.phone).toContain(`(tel:${storeInfo.phone})`);
    expect(contactLines.phone.replace(/\D/g, '')).toContain(storeInfo.phone.replace('+31', '0'));
    expect(new URL(routeAddress).searchParams.get('query')).toBe('Lange Weefstraat 14 3512 WF Utrecht');
  });

  test('have opening times before closing times, on every day but Sunday', () => {
    const { sunday, ...days } = openingHours;
    expect(sunday.closingTime).toBe('Closed');
    for (const { openingTime, closingTime } of Object.values(days)) {
      expect(openingTime).toMatch(/^\d\d:\d\d$/);
      expect(openingTime < closingTime).toBe(true);
    }
  });
});
