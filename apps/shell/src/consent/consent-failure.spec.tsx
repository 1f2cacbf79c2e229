import { act, screen, waitFor } from '@testing-library/react';
import { showInShop } from '../header/show-in-shop.fixture';
import { ConsentButton } from './consent-button';
import { ConsentSlot } from './consent-slot';

const broken = { now: true };

jest.mock('./consent-panel', () => ({
  ConsentPanel: () => {
    if (broken.now) throw new Error('no question');
    return <section>Jouw keuze</section>;
  },
}));

beforeEach(() => {
  localStorage.clear();
  broken.now = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function show() {
  const report = jest.fn();
  const shown = showInShop(
    <>
      <ConsentSlot />
      <h1>Dames</h1>
      <ConsentButton />
    </>,
    { report },
  );
  return { ...shown, report };
}

test('a consent panel that breaks after a shopper opened it shows an error, is reported once, and can be retried', async () => {
  broken.now = false;
  const { report, stores, user } = show();
  act(() => {
    stores.consent.choose([]);
    stores.consent.resume();
  });
  broken.now = true;
  await user.click(screen.getByRole('button', { name: 'Cookie-instellingen' }));
  expect(await screen.findByRole('dialog', { name: 'Er ging iets mis' })).toBeVisible();
  expect(report.mock.calls).toEqual([[new Error('no question')]]);
  broken.now = false;
  await user.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
  expect(await screen.findByText('Jouw keuze')).toBeVisible();
});

test('a consent panel that breaks unasked is reported once, shows no dialog, and leaves statistics refused', async () => {
  const { report, stores } = show();
  act(() => stores.consent.resume());
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls).toEqual([[new Error('no question')]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Dames')).toBeVisible();
  expect(stores.consent.allows('statistics')).toBe(false);
});
