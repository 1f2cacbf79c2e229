import { screen, waitFor } from '@testing-library/react';
import { showFooter } from '../footer.fixture';

type Footer = Awaited<ReturnType<typeof showFooter>>;

/** Renders the footer in a shop with this newsletter response. */
async function footerOf(answer: () => Promise<{ success: boolean; message: string }>, at = '/nl/') {
  const footer = await showFooter({ at });
  const subscribe = jest.spyOn(footer.stores.commerce.newsletter, 'subscribe').mockImplementation(answer);
  return { ...footer, subscribe };
}

const GOT_IT = /Gelukt, je aanmelding is binnen/;
const FAILED = /Aanmelden lukte niet/;
const field = () => screen.getByRole('textbox', { name: 'E-mailadres' });
const button = () => screen.getByRole('button', { name: 'Meld je aan' });
const signUp = async ({ user }: Pick<Footer, 'user'>) => {
  await user.type(field(), 'emma@mail.example');
  await user.keyboard('{Enter}');
};

describe('the newsletter form', () => {
  test('sends an e-mail address and confirms the sign-up [FTR-06]', async () => {
    const footer = await footerOf(async () => ({ success: true, message: 'success' }));
    expect(field()).toHaveAttribute('type', 'email');
    expect(screen.queryByText(GOT_IT)).toBeNull();
    const invitation = screen.getByRole('status').nextElementSibling;
    expect(invitation).toBeVisible();
    await signUp(footer);
    expect(await screen.findByText(GOT_IT)).toBeVisible();
    expect(invitation).not.toBeInTheDocument();
    expect(footer.subscribe).toHaveBeenCalledWith('emma@mail.example', location.origin);
    expect(field()).toHaveValue('');
  });

  test('sends nothing while nothing is filled in [FTR-06]', async () => {
    const { user, subscribe } = await footerOf(async () => ({ success: true, message: 'success' }));
    await user.click(button());
    await user.type(field(), '   {Enter}');
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('is busy during the request, and shows no message when the shop returns none [FTR-06]', async () => {
    let answer: (said: { success: boolean; message: string }) => void = () => undefined;
    const footer = await footerOf(() => new Promise((resolve) => (answer = resolve)));
    await signUp(footer);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    answer({ success: true, message: '' });
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText(GOT_IT)).toBeNull();
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  test.each([
    ['refuses', async () => ({ success: false, message: 'Vul een geldig e-mailadres in.' })],
    ['cannot be reached', () => Promise.reject(new Error('backend away'))],
  ])('keeps the address and shows an error when the shop %s [FTR-06]', async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await signUp(await footerOf(answer));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(field()).toHaveValue('emma@mail.example');
    logged.mockRestore();
  });

  test('without JavaScript posts to the shop’s own server, and shows the outcome that the address names [FTR-06]', async () => {
    const { container } = await showFooter({ at: '/nl/dames/?tn_p=2&newsletter=succes' });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/newsletter');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ from: '/nl/dames/?tn_p=2&newsletter=succes' });
    expect(screen.getByText(GOT_IT)).toBeVisible();
  });
});
