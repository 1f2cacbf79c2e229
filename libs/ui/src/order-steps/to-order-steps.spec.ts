import { texts } from '../texts.nl';
import { toOrderSteps } from './to-order-steps';

const text = (key: string) => texts[key as keyof typeof texts];

test('the way to an order begins at the cart and ends with paying', () => {
  const way = toOrderSteps(text, 'payment');
  expect(way.steps.map(({ name, href }) => [name, href])).toEqual([
    ['Winkelmand', '/cart'],
    ['Gegevens', '/checkout'],
    ['Betalen', undefined],
  ]);
  expect([way.at, toOrderSteps(text, 'details').at]).toEqual([2, 1]);
});
