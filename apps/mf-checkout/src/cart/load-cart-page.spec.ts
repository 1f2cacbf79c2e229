import { fromAny } from '@total-typescript/shoehorn';
import type { Clients, Criteria } from '@weefsel/api-clients';
import { builtInText } from '../testing/stores-for';
import { loadCartPage } from './load-cart-page';

const request = { text: builtInText, signal: new AbortController().signal };

const clientsWith = (list: (criteria: Criteria, signal: AbortSignal) => Promise<unknown>): Clients =>
  fromAny({ commerce: { product: { list } } });

test('nothing is asked for an empty cart, or one that the server does not know [CRT-04]', async () => {
  const list = jest.fn();
  for (const inCart of [undefined, []]) {
    const page = await loadCartPage({ ...request, ...(inCart && { inCart }) }, clientsWith(list));
    expect(page.data).toBeNull();
  }
  expect(list).not.toHaveBeenCalled();
});

test('the page does not wait for a vendor that never answers: the browser asks then [CRT-04]', async () => {
  const never = clientsWith((_, signal) => new Promise((_resolve, reject) => (signal.onabort = reject)));
  const { data } = await loadCartPage({ ...request, inCart: ['trui'], answerBy: Date.now() }, never);
  expect(data).toEqual({ prices: [] });
});
