import { texts } from '@weefsel/ui/texts';
import { toCardTexts, toPlainPrice, toPriceLabels, toQuantityText } from './price-labels';

const text = (key: string, values?: object) =>
  `${texts[key as keyof typeof texts]}${values ? JSON.stringify(values) : ''}`;

test('a card says the lowest price in fewer words than a page, and all else alike', () => {
  const { lowest: onCard, sale, ...around } = toCardTexts(text);
  const { lowest: onPage, ...others } = toPriceLabels(text);
  expect(around).toEqual(others);
  expect(others).toEqual({ free: 'Gratis', from: 'vanaf', was: 'van', now: 'voor' });
  expect(sale).toBe('SALE');
  expect(onCard('€ 5')).toMatch(/^Laagste prijs 30 dagen.*€ 5/);
  expect(onPage('€ 5')).toMatch(/^Laagste prijs van de laatste 30 dagen.*€ 5/);
});

test('a price in one line says "from" before the lowest of several, and that nothing is to be paid', () => {
  const said = (price: Parameters<typeof toPlainPrice>[0]) => toPlainPrice(price, text).replace(/\s/g, ' ');
  expect(said({ kind: 'regular', amount: 20 })).toBe('€ 20,00');
  expect(said({ kind: 'sale', amount: 15, lowestAmount: 20, from: true })).toBe('vanaf € 15,00');
  expect(said({ kind: 'free' })).toBe('Gratis');
});

test('a lower price says from how many pieces on it holds', () => {
  expect(toQuantityText({ from: 3, amount: 18 }, text)).toMatch(/"count":3,"price":"€\s18,00"/);
});
