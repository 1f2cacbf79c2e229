import { layoutOf } from './routes';

test('pages of the account stand in the account layout, all others in the default one [ROU-04]', () => {
  expect(layoutOf('/account')).toBe('account');
  expect(layoutOf('/account/orders')).toBe('account');
  expect(layoutOf('/accountant/')).toBe('default');
  expect(layoutOf('/nl/account/')).toBe('default');
  expect(layoutOf('/nl/')).toBe('default');
});
