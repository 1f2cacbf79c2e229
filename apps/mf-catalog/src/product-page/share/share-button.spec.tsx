import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInShop } from '../../testing/shop';
import { ShareButton } from './share-button';

const HREF = '/nl/dames/linnen-blouse-1?kleur=donkerblauw';

/** Presses the button in a browser with this `share`, or without any. */
async function press(share?: () => Promise<void>) {
  const user = userEvent.setup();
  if (share) Object.assign(navigator, { share });
  showInShop(<ShareButton name="Linnen blouse" href={HREF} />);
  await user.click(screen.getByRole('button', { name: 'Deel dit artikel' }));
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('sharing a product', () => {
  test('opens the browser’s own panel, with the chosen colour in the address [PDP-13]', async () => {
    const share = jest.fn(async () => undefined);
    await press(share);
    expect(share).toHaveBeenCalledWith({ title: 'Linnen blouse', url: `http://localhost${HREF}` });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('copies the address and confirms it where the browser has no such panel', async () => {
    await press();
    expect(await screen.findByText('De link is gekopieerd.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${HREF}`);
  });

  test('shows no message when the shopper closes the panel', async () => {
    await press(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('shows a failure where the clipboard is forbidden too', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    showInShop(<ShareButton name="Linnen blouse" href={HREF} />);
    await user.click(screen.getByRole('button', { name: 'Deel dit artikel' }));
    expect(await screen.findByText(/Delen lukt niet/)).toBeVisible();
  });
});
