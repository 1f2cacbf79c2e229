import { texts } from '@weefsel/ui/texts';
import { toCardTexts, toPriceLabels } from './price-labels';

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
