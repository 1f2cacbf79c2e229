import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { CartBackend, product } from '../../testing/cart-backend';
import { showCart } from '../../testing/show';
import { toLine } from '../lines/to-line';
import { missedNotice, useNotices } from './use-notices';

const trui = product('trui', 'Wollen trui');
const merged = { key: 'x', messageKey: 'cart-merged-hint', level: 0 };

/** Renders the notices as keys of their texts. The button toggles `paused`. */
async function show(isPaused = false) {
  const backend = new CartBackend([trui]);
  const known: { current?: ReturnType<typeof useNotices> } = {};
  const Notices = () => {
    const [paused, setPaused] = useState(isPaused);
    known.current = useNotices({ paused });
    return (
      <button onClick={() => setPaused(!paused)}>
        {known.current.notices.map(({ text }) => text).join()}
      </button>
    );
  };
  const page = await showCart(() => <Notices />, backend);
  const hear = async () => {
    backend.messages = [merged];
    await page.refresh();
  };
  return { ...page, hear, known: () => known.current, said: () => screen.getByRole('button').textContent };
}

const MERGED = 'headless.cart.notice.merged';

describe('the messages of the cart', () => {
  test('are taken from the cart once, and stay until another replaces them [CRT-02]', async () => {
    const { hear, said, cart, refresh, known } = await show();
    expect(said()).toBe('');
    await hear();
    expect(said()).toBe(MERGED);
    expect(cart.errors).toBeNull();
    await refresh();
    expect(said()).toBe(MERGED);
    act(() => known()?.tell(missedNotice(toLine(trui))));
    expect(said()).toBe('headless.cart.notice.missed');
    act(() => known()?.dismiss());
    expect(said()).toBe('');
  });

  test('stay in the cart while paused, and are taken afterwards [CRT-02]', async () => {
    const { hear, said, cart, shopper } = await show(true);
    await hear();
    expect(said()).toBe('');
    expect(cart.errors).not.toBeNull();
    await shopper.click(screen.getByRole('button'));
    expect(said()).toBe(MERGED);
  });

  test('stay in the cart after the component has unmounted [CRT-02]', async () => {
    const { hear, unmount, cart } = await show();
    unmount();
    await hear();
    expect(cart.consumeErrors()).toEqual({ x: merged });
  });
});
