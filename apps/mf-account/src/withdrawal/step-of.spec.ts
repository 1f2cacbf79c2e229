import { RECEIPT, someWithdrawal, withChosen } from '../testing/some-withdrawal';
import { stepOf } from './step-of';

test('a withdrawal goes from its order to its lines, to the review, to the receipt', () => {
  expect(stepOf(null, false)).toBe('order');
  expect(stepOf(someWithdrawal(), false)).toBe('lines');
  expect(stepOf(withChosen(1, 0), false)).toBe('review');
  expect(stepOf(withChosen(1, 0, { receipt: RECEIPT }), false)).toBe('receipt');
});

test('the lines can be chosen once more, but not after the confirmation', () => {
  expect(stepOf(withChosen(1, 0), true)).toBe('lines');
  expect(stepOf(withChosen(1, 0, { receipt: RECEIPT, isOpen: false }), true)).toBe('receipt');
});

test('a choice that is no longer valid leads back to the lines, or to nothing when none are left', () => {
  expect(stepOf(withChosen(3, 0), false)).toBe('lines');
  expect(stepOf(withChosen(1, 0, { isOpen: false }), false)).toBe('nothing');
});
