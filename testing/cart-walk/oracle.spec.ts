import { Oracle } from './oracle';

const pieces = ({ cart }: Oracle) => Object.fromEntries(cart);

describe('the expected cart of a shopper', () => {
  test('adds up the goods of the guest and of the account after a login', () => {
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

  test('stays in the account after a logout, and comes back once', () => {
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

  test('does not pass to another customer’s account', () => {
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
