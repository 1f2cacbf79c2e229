import { promiseWords } from './promise-words';
import { builtInPromises } from './nl-nl';

const words = (change: Partial<typeof builtInPromises> = {}) =>
  promiseWords({ ...builtInPromises, ...change });

const delivery = (...days: [string, number][]) => ({
  delivery: days.map(([country, workdays]) => ({ country, workdays })),
});

test('amounts, hours and days are written as Dutch readers expect, and none breaks over two lines', () => {
  expect(words()).toMatchObject({
    shippingFee: '€\u00a04,95',
    freeShippingFrom: '€\u00a050',
    cutOff: '22.00\u00a0uur',
    returnDays: '30\u00a0dagen',
    payLaterAge: '18\u00a0jaar',
    linkHours: '2\u00a0uur',
    welcomeDiscount: '10%',
  });
  expect(words({ shippingFee: 6, freeShippingFrom: 49.5 })).toMatchObject({
    shippingFee: '€\u00a06',
    freeShippingFrom: '€\u00a049,50',
  });
});

test('countries have their Dutch names', () => {
  expect(words().countries).toBe('Nederland, België en Duitsland');
  expect(words().abroad).toBe('België en Duitsland');
  expect(words().payLaterCountries).toBe('Nederland of België');
  expect(words(delivery(['NL', 1])).countries).toBe('Nederland');
});

test('delivery times are grouped by countries with the same time', () => {
  expect(words().deliveryTimes).toBe(
    'in Nederland de volgende werkdag, in België en Duitsland na 2\u00a0werkdagen',
  );
  expect(words(delivery(['NL', 1], ['BE', 1])).deliveryTimes).toBe(
    'in Nederland en België de volgende werkdag',
  );
});

test('the short promise names the country when it is not so everywhere', () => {
  expect(words().arrives).toBe('in Nederland op werkdagen morgen in huis');
  expect(words().arrivesTitle).toBe('In Nederland op werkdagen morgen in huis');
  expect(words(delivery(['NL', 1], ['BE', 1])).arrives).toBe('op werkdagen morgen in huis');
  expect(words(delivery(['NL', 3], ['BE', 4])).arrives).toBe('in Nederland binnen 3\u00a0werkdagen in huis');
  expect(words(delivery()).arrives).toBe('');
});

test('the place of codes, the deletion of an account and the order mail are written as phrases', () => {
  expect(words().codePlace).toContain('bij het afrekenen');
  expect(words({ codePlace: 'cart' }).codePlace).toBe('in je winkelmand');
  expect(words().accountDeletion).toContain('knop');
  expect(words({ accountDeletion: 'service' }).accountDeletion).toContain('bericht');
  expect(words().orderMail).toBe(
    'je artikelen met maat en kleur, de algemene voorwaarden en het modelformulier voor herroeping',
  );
});
