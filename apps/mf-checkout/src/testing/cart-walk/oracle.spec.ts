import { Oracle } from './oracle';

const pieces = ({ cart }: Oracle) => Object.fromEntries(cart);

describe('what a shopper should have in the cart', () => {
  test('is, after a login, what was there and what waited in the account, added up', () => {
    const oracle = new Oracle();
    oracle.login('emma');
    oracle.cart.set('trui', 2).set('sjaal', 1);
    oracle.leave();
    expect(oracle.account).toBeNull();
    oracle.cart = new Map([
      ['trui', 1],
      ['muts', 1],
    ]);
    oracle.login('emma');
    expect(oracle.account).toBe('emma');
    expect(pieces(oracle)).toEqual({ trui: 3, muts: 1, sjaal: 1 });
  });

  test('waits in the account as it was left, and comes back once', () => {
    const oracle = new Oracle();
    oracle.login('emma');
    oracle.cart.set('trui', 1);
    oracle.leave();
    oracle.cart.clear();
    oracle.login('emma');
    expect(pieces(oracle)).toEqual({ trui: 1 });
    oracle.login('emma');
    expect(pieces(oracle)).toEqual({ trui: 1 });
  });

  test('is nobody else’s', () => {
    const oracle = new Oracle();
    oracle.cart.set('trui', 1);
    oracle.leave();
    oracle.login('joris');
    expect(pieces(oracle)).toEqual({ trui: 1 });
    oracle.leave();
    oracle.cart.clear();
    oracle.login('emma');
    expect(pieces(oracle)).toEqual({});
  });
});
