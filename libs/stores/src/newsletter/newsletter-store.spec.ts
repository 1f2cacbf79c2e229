import type { NewsletterAnswer } from '@weefsel/api-clients';
import { NewsletterStore } from './newsletter-store';

const ORIGIN = 'https://shop.test';

function newsletter(answer: () => Promise<NewsletterAnswer>) {
  const subscribe = jest.fn((_email: string, _origin: string) => answer());
  return { subscribe, store: new NewsletterStore({ subscribe }) };
}

describe('signing up for the newsletter', () => {
  test('sends one trimmed address at a time and reports the result [FTR-06]', async () => {
    const { store, subscribe } = newsletter(async () => ({ success: true, message: 'success' }));
    expect(store.signingUp).toEqual({ state: 'idle' });
    const both = [
      store.subscribe(' emma@mail.example ', ORIGIN),
      store.subscribe('noah@mail.example', ORIGIN),
    ];
    expect(store.sending).toBe(true);
    await Promise.all(both);
    expect(subscribe.mock.calls).toEqual([['emma@mail.example', ORIGIN]]);
    expect(store.signingUp).toEqual({ state: 'success', message: 'success' });
  });

  test('sends nothing when nothing was filled in [FTR-06]', async () => {
    const { store, subscribe } = newsletter(async () => ({ success: true, message: '' }));
    await store.subscribe('   ', ORIGIN);
    expect(subscribe).not.toHaveBeenCalled();
    expect(store.signingUp).toEqual({ state: 'idle' });
  });

  test('fails when the shop refuses, and when it cannot be reached, and can be tried again [FTR-06]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [
      async () => ({ success: false, message: 'Vul een geldig e-mailadres in.' }),
      () => Promise.reject(new Error('backend away')),
      async () => ({ success: true, message: 'success' }),
    ];
    const { store } = newsletter(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    const states = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await store.subscribe('emma@mail.example', ORIGIN);
      states.push(store.signingUp.state);
    }
    expect(states).toEqual(['failed', 'failed', 'success']);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
