import { COOKIES, FORM_FIELD, MOST_KEPT, type ActionRequest } from '@weefsel/contracts';
import { builtInText } from '../testing/shop';
import { savedId, wishlistBackend } from '../testing/wishlist-backend';
import { actions } from './wishlist-actions';

const request = (form: string, product: string, kept: readonly string[] = []): ActionRequest => ({
  url: new URL('http://shop/wishlist'),
  origin: 'http://shop',
  slug: 'wishlist',
  type: 'route',
  text: builtInText,
  signal: new AbortController().signal,
  kept: kept.length > 0 ? { [COOKIES.wishlist]: kept.join('.') } : {},
  fields: { [FORM_FIELD]: form, product },
});

/** Sends a form of the wishlist's page. */
const send = (
  { clients }: Pick<ReturnType<typeof wishlistBackend>, 'clients'>,
  form: 'add' | 'remove',
  product: string,
  kept?: readonly string[],
) => actions[form]?.(request(form, product, kept), clients);

const say = (text: string, name?: string) => ({
  kind: name ? 'success' : 'error',
  text: `headless.wishlist.${text}`,
  ...(name && { values: { name } }),
});
const cookie = (...ids: string[]) => ({ [COOKIES.wishlist]: ids.join('.') });

describe('saving a product without script', () => {
  test('puts it before what a guest’s cookie holds, once [WSH-07]', async () => {
    const backend = wishlistBackend();
    const saved = { kind: 'done', say: say('saved', 'Linnen blouse') };
    expect(await send(backend, 'add', savedId(1), [savedId(2)])).toEqual({
      ...saved,
      keep: cookie(savedId(1), savedId(2)),
    });
    expect(await send(backend, 'add', savedId(1), [savedId(2), savedId(1)])).toEqual({
      ...saved,
      keep: cookie(savedId(1), savedId(2)),
    });
    expect(backend.asked).toEqual([]);
  });

  test('of a guest with a cart ends in the cookie too [WSH-10]', async () => {
    const backend = wishlistBackend({ hasSession: true });
    expect(await send(backend, 'add', savedId(1))).toMatchObject({ keep: cookie(savedId(1)) });
  });

  test('of a customer ends on the customer’s list, with what the browser kept from before the login [WSH-08]', async () => {
    const backend = wishlistBackend({ list: [savedId(3)] });
    expect(await send(backend, 'add', savedId(1), [savedId(2)])).toEqual({
      kind: 'done',
      say: say('saved', 'Linnen blouse'),
      keep: cookie(),
    });
    expect(backend.saved()).toEqual([savedId(1), savedId(2), savedId(3)]);
  });

  test.each(['', 'x', `${savedId(1)}0`, savedId(9)])(
    'reports that the product %j is not sold',
    async (id) => {
      expect(await send(wishlistBackend(), 'add', id)).toEqual({ kind: 'done', say: say('unknown') });
    },
  );

  test('reports a full cookie, and leaves it unchanged', async () => {
    const full = Array.from({ length: MOST_KEPT }, (_, number) => number.toString(16).padStart(32, '0'));
    expect(await send(wishlistBackend(), 'add', savedId(1), full)).toEqual({
      kind: 'done',
      say: say('full'),
    });
  });
});

describe('taking a product off without script', () => {
  test('takes it out of a guest’s cookie; twice is as good as once', async () => {
    const backend = wishlistBackend();
    const removed = { kind: 'done', say: say('removed', 'Linnen blouse'), keep: cookie(savedId(2)) };
    expect(await send(backend, 'remove', savedId(1), [savedId(1), savedId(2)])).toEqual(removed);
    expect(await send(backend, 'remove', savedId(1), [savedId(2)])).toEqual(removed);
  });

  test('takes it off the customer’s list, brings the rest of the cookie there, and is fine when it has gone [WSH-08]', async () => {
    const backend = wishlistBackend({ list: [savedId(1)] });
    await send(backend, 'remove', savedId(1), [savedId(1), savedId(2)]);
    expect(backend.saved()).toEqual([savedId(2)]);
    expect(await send(backend, 'remove', savedId(1))).toMatchObject({ say: { kind: 'success' } });
  });

  test('confirms the removal of a product no longer sold, without its name', async () => {
    expect(await send(wishlistBackend(), 'remove', savedId(9), [savedId(9)])).toEqual({
      kind: 'done',
      say: say('removed', 'Het artikel'),
      keep: cookie(),
    });
  });
});

test.each(['add', 'remove'] as const)(
  'reports when commerce cannot %s, and keeps the cookie',
  async (form) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const down = wishlistBackend({ list: [], isDown: true });
    expect(await send(down, form, savedId(1), [savedId(2)])).toEqual({
      kind: 'done',
      say: say('changeFailed'),
    });
    quiet.mockRestore();
  },
);
