import { texts } from '@weefsel/ui/texts';
import { toCardTexts, toPlainPrice, toPriceLabels, toQuantityText } from './price-labels';

const text = (key: string, values?: object) =>
  `${texts[key as keyof typeof texts]}${values ? JSON.stringify(values) : ''}`;

test('a card has a shorter text for the lowest price than a page, and otherwise the same texts', () => {
  const { lowest: onCard, sale, ...around } = toCardTexts(text);
  const { lowest: onPage, ...others } = toPriceLabels(text);
  expect(around).toEqual(others);
  expect(others).toEqual({ free: 'Gratis', from: 'vanaf', was: 'van', now: 'voor' });
  expect(sale).toBe('SALE');
  expect(onCard('€ 5')).toMatch(/^Laagste prijs 30 dagen.*€ 5/);
  expect(onPage('€ 5')).toMatch(/^Laagste prijs van de laatste 30 dagen.*€ 5/);
});

test('a one-line price has "from" before the lowest of several, and a word for a free product', () => {
  const said = (price: Parameters<typeof toPlainPrice>[0]) => toPlainPrice(price, text).replace(/\s/g, ' ');
  expect(said({ kind: 'regular', amount: 20 })).toBe('€ 20,00');
  expect(said({ kind: 'sale', amount: 15, lowestAmount: 20, from: true })).toBe('vanaf € 15,00');
  expect(said({ kind: 'free' })).toBe('Gratis');
});

test('a quantity price names the quantity from which it holds', () => {
  expect(toQuantityText({ from: 3, amount: 18 }, text)).toMatch(/"count":3,"price":"€\s18,00"/);
});
