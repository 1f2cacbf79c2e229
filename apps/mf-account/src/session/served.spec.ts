import { AccountBackend, NOT_LOGGED_IN } from '../testing/account-backend';
import { refusedWith } from '../testing/refused';
import { clientsFor } from '../testing/send-form';
import { serve, serveOwn } from './served';

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('what the server asks for a page', () => {
  test('comes with it, also when it is nothing', async () => {
    expect(await serve(async () => null)).toEqual({ value: null });
  });

  test('is not asked for who has no session [SES-05]', async () => {
    const ask = jest.fn(async () => 'mine');
    const backend = new AccountBackend();
    expect(await serveOwn(clientsFor(backend, '').commerce, ask)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    expect(await serveOwn(clientsFor(backend).commerce, ask)).toEqual({ value: 'mine' });
  });

  test('is absent for who is not logged in any more, which is no fault to log [ACC-04]', async () => {
    expect(await serve(() => Promise.reject(refusedWith(403, { code: NOT_LOGGED_IN })))).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  test('says that it failed when the backend is away', async () => {
    expect(await serve(() => Promise.reject(new Error('away')))).toEqual({ failed: true });
    expect(logged).toHaveBeenCalled();
  });
});
