import { fromAny } from '@total-typescript/shoehorn';
import { CommerceError, type Clients } from '@weefsel/api-clients';
import type { ActionRequest } from '@weefsel/contracts';
import { actions } from './stock-alert-actions';

const request = (query: string) =>
  fromAny<ActionRequest, unknown>({ url: new URL(`http://shop/stock-alert${query}`), fields: {} });

function shop(fails?: Error) {
  const call = () => jest.fn(async () => (fails ? Promise.reject(fails) : undefined));
  const stockAlert = { confirm: call(), unsubscribe: call() };
  return { stockAlert, clients: fromAny<Clients, unknown>({ commerce: { stockAlert } }) };
}

test.each([
  ['confirm', 'confirm', 'bevestigd'],
  ['stop', 'unsubscribe', 'gestopt'],
] as const)('%s hands in the code of the mail', async (form, call, state) => {
  const { stockAlert, clients } = shop();
  await expect(actions[form]?.(request('?hash=abc'), clients)).resolves.toEqual({
    kind: 'done',
    to: `/stock-alert?stand=${state}`,
  });
  expect(stockAlert[call]).toHaveBeenCalledWith('abc');
});

test('an unknown code is refused as a wrong link', async () => {
  const gone = new CommerceError({ method: 'POST', url: '/', status: 404, statusText: '', body: {} });
  await expect(actions['confirm']?.(request('?hash=x'), shop(gone).clients)).resolves.toEqual({
    kind: 'refused',
    failure: 'headless.stockAlert.linkWrong',
  });
});

test('a failure of commerce is refused with a failure message', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  await expect(actions['stop']?.(request('?hash=x'), shop(new Error('away')).clients)).resolves.toEqual({
    kind: 'refused',
    failure: 'headless.form.failed',
  });
  quiet.mockRestore();
});
