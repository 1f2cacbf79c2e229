import { builtInPromises } from '@weefsel/contracts/promises';
import { readTerms } from './read-terms';

const read = (sent: unknown) => {
  const wrong: string[] = [];
  return { terms: readTerms(sent, (field) => wrong.push(field)), wrong };
};

test('takes the promises of editors, and built-in values for missing ones', () => {
  const { terms, wrong } = read({
    returnDays: 60,
    shippingFee: null,
    delivery: [{ country: 'BE', workdays: 3 }],
  });
  expect(terms).toEqual({ ...builtInPromises, returnDays: 60, delivery: [{ country: 'BE', workdays: 3 }] });
  expect(wrong).toEqual([]);
});

test('an invalid promise falls back to its built-in value and is reported by field', () => {
  const { terms, wrong } = read({
    returnDays: -1,
    cutOffHour: 25,
    closedDays: ['oudejaarsdag'],
    shippingFee: 'gratis',
    delivery: [],
    codePlace: 'kassa',
    orderMail: ['lines', 'gedicht'],
    pickupDays: 9,
    linkHours: 1.5,
  });
  expect(terms).toEqual({ ...builtInPromises, pickupDays: 9 });
  expect(wrong.toSorted()).toEqual([
    'closedDays',
    'codePlace',
    'cutOffHour',
    'delivery',
    'linkHours',
    'orderMail',
    'returnDays',
    'shippingFee',
  ]);
});

test.each([null, undefined, 42, 'x', []])(
  'a document that is %p leaves everything as it is built in',
  (sent) => {
    expect(read(sent)).toEqual({ terms: builtInPromises, wrong: [] });
  },
);
