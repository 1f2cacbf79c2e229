import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoresProvider } from '@weefsel/stores';
import type { RefusedForm } from '@weefsel/contracts';
import { storesInTest } from '../testing/shop';
import { Page } from './review-page';
import type { Writing } from './review-page-data';

const purchase = { date: '2026-05-01T10:00:00.000+00:00', size: '38', firstName: 'Emma' };
const bought = { state: 'bought', purchase } as const;
const own = {
  author: 'Em',
  title: 'Mooi gevallen',
  content: 'Zacht en warm.',
  points: 4,
  fit: 'large',
  isPlaced: false,
} as const;

function show(writing: Writing, refused?: Partial<RefusedForm>) {
  const stores = storesInTest();
  if (refused) stores.page.refused = { form: 'review', values: {}, errors: {}, ...refused };
  const data = { id: 'b1', name: 'Linnen blouse', brand: 'Fjordal', href: '/nl/blouse', writing };
  render(
    <StoresProvider stores={stores}>
      <Page data={data} href="/review?product=b1" />
    </StoresProvider>,
  );
}
const form = () => screen.queryByRole('form', { name: 'Schrijf een beoordeling' });
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('writing about what was bought', () => {
  test('shows the product and size of the purchase, and fills in the first name', () => {
    show(bought);
    expect(linkTo('Linnen blouse van Fjordal')).toBe('/nl/blouse');
    expect(screen.getByText('Gekocht op 01-05-2026 in maat 38.')).toBeVisible();
    expect(screen.getByLabelText('Naam bij je beoordeling')).toHaveValue('Emma');
    expect(screen.getByRole('radio', { name: 'Weet ik niet' })).toBeChecked();
    expect(screen.queryByText('Trek je beoordeling in')).not.toBeInTheDocument();
  });

  test('does not ask about the fit of a product with one size', () => {
    show({ state: 'bought', purchase: { date: purchase.date, firstName: 'Emma' } });
    expect(screen.getByText('Gekocht op 01-05-2026.')).toBeVisible();
    expect(screen.queryByText('Hoe valt het in jouw maat?')).not.toBeInTheDocument();
  });

  test('checks before anything is sent, with each error at its field', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    show(bought);
    await userEvent.click(screen.getByRole('button', { name: 'Verstuur je beoordeling' }));
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('radiogroup', { name: 'Hoeveel sterren geef je?' })).toHaveAccessibleDescription(
      'Kies hoeveel sterren je geeft.',
    );
    expect(screen.getByLabelText('Wat vind je ervan?')).toBeInvalid();
    await userEvent.click(screen.getByRole('radio', { name: '4 sterren: goed' }));
    await userEvent.type(screen.getByLabelText(/in een paar woorden/), 'Mooi gevallen');
    await userEvent.type(screen.getByLabelText('Wat vind je ervan?'), 'x'.repeat(40));
    await userEvent.click(screen.getByRole('button', { name: 'Verstuur je beoordeling' }));
    expect(submit).toHaveBeenCalledTimes(1);
    submit.mockRestore();
  });

  test('shows what was written before, and that it waits; it can be taken back after a second look', async () => {
    show({ ...bought, own });
    expect(screen.getByRole('heading', { level: 1, name: 'Jouw beoordeling' })).toBeVisible();
    expect(screen.getByText(/Je beoordeling wordt nagekeken/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '4 sterren: goed' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Valt groot' })).toBeChecked();
    await userEvent.click(screen.getByText('Trek je beoordeling in'));
    const button = screen.getByRole('button', { name: 'Trek definitief in' });
    expect(button).toHaveAttribute('value', 'withdraw');
    expect(button.closest('form')).toHaveAttribute('method', 'post');
  });

  test('warns that a published review is checked again', () => {
    show({ ...bought, own: { ...own, isPlaced: true } });
    expect(screen.getByText(/kijken we haar opnieuw na/)).toBeVisible();
  });
});

describe('a shopper who cannot write a review', () => {
  test.each([
    ['login', 'Inloggen', '/login?returnTo=%2Freview%3Fproduct%3Db1'],
    ['notBought', 'Terug naar het artikel', '/nl/blouse'],
    ['unknown', 'Naar de winkel', '/nl/blouse'],
    ['failed', 'Probeer het opnieuw', '/review?product=b1'],
  ] as const)('gets a link onward instead of the form: %s', (state, link, href) => {
    show({ state });
    expect(linkTo(link)).toBe(href);
    expect(form()).not.toBeInTheDocument();
  });

  test('keeps the typed review when the login ended before sending', () => {
    show(
      { state: 'login' },
      {
        values: { title: 'Mooi gevallen', content: 'Zacht', fit: 'small', points: '4' },
        failure: 'headless.ownReview.error.loggedOut',
      },
    );
    const fields = within(form() ?? document.body);
    expect(fields.getByDisplayValue('Mooi gevallen')).toBeVisible();
    expect(fields.getByRole('radio', { name: 'Valt klein' })).toBeChecked();
    expect(fields.getByText(/Je bent niet meer ingelogd/)).toBeVisible();
  });
});
