import { AccountBackend, NOT_LOGGED_IN } from '../testing/account-backend';
import { refusedWith } from '../testing/refused';
import { clientsFor } from '../testing/send-form';
import { serve, serveOwn } from './served';

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('data that the server requests for a page', () => {
  test('is served even when it is null', async () => {
    expect(await serve(async () => null)).toEqual({ value: null });
  });

  test('is not requested for a shopper without a session [SES-05]', async () => {
    const ask = jest.fn(async () => 'mine');
    const backend = new AccountBackend();
    expect(await serveOwn(clientsFor(backend, '').commerce, ask)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    expect(await serveOwn(clientsFor(backend).commerce, ask)).toEqual({ value: 'mine' });
  });

  test('is absent for a shopper who was logged out, without a log entry [ACC-04]', async () => {
    expect(await serve(() => Promise.reject(refusedWith(403, { code: NOT_LOGGED_IN })))).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  test('is marked as failed and logged when the backend is unavailable', async () => {
    expect(await serve(() => Promise.reject(new Error('away')))).toEqual({ failed: true });
    expect(logged).toHaveBeenCalled();
  });
});
