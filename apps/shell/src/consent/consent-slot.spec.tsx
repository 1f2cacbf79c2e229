import { screen, waitFor } from '@testing-library/react';
import { SlotsContext } from '@weefsel/federation/runtime';
import { StoresProvider, type RootStore } from '@weefsel/stores';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { showInShop, storesInTest } from '../testing/shop';
import { someSlots } from '../slots/slots.fixture';
import { ConsentButton } from './consent-button';
import { ConsentSlot } from './consent-slot';

const shop = (
  <SlotsContext value={someSlots()}>
    <ConsentSlot />
    <main id="main" tabIndex={-1}>
      <input aria-label="Postcode" />
    </main>
    <ConsentButton />
  </SlotsContext>
);
const panel = () => screen.findByRole('region', { name: 'Jouw keuze over cookies' });
const noPanel = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());
const button = (name: string) => screen.getByRole('button', { name });
const allowed = ({ consent }: RootStore) => consent.proof?.allowed;

function show(stores = storesInTest()) {
  const view = showInShop(shop, stores);
  act(() => stores.consent.resume());
  return { ...view, stores };
}

beforeEach(() => localStorage.clear());

describe('the consent question', () => {
  test('can be refused and accepted by one press each, with buttons that look the same; the page keeps the focus', async () => {
    const { shopper, stores } = show();
    await panel();
    expect(document.body).toHaveFocus();
    const looks = ['Alles weigeren', 'Alles accepteren', 'Zelf kiezen'].map((name) => {
      const { className, dataset } = button(name);
      return JSON.stringify([className, dataset.variant, dataset.size, dataset.align]);
    });
    expect(new Set(looks).size).toBe(1);
    await shopper.click(button('Alles weigeren'));
    await noPanel();
    expect(allowed(stores)).toEqual([]);
  });

  test('returns the focus to the field it came from, or to the main content without that field', async () => {
    const { shopper, stores } = show();
    await panel();
    const field = screen.getByRole('textbox', { name: 'Postcode' });
    await shopper.click(field);
    await shopper.click(button('Zelf kiezen'));
    await shopper.click(button('Keuze bewaren'));
    await noPanel();
    expect(field).toHaveFocus();

    act(() => stores.consent.reopen());
    await panel();
    field.remove();
    await shopper.click(button('Alles weigeren'));
    await noPanel();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('moves the focus to the main content after an answer, and leaves a focused field alone when closed', async () => {
    const { shopper, stores } = show();
    await panel();
    await shopper.click(button('Alles accepteren'));
    await noPanel();
    expect(screen.getByRole('main')).toHaveFocus();

    act(() => stores.consent.reopen());
    await panel();
    const field = screen.getByRole('textbox', { name: 'Postcode' });
    await shopper.click(field);
    act(() => stores.consent.close());
    await noPanel();
    expect(field).toHaveFocus();
  });

  test('starts with no purpose ticked, describes the personal one, and keeps only the purpose that was chosen', async () => {
    const { shopper, stores } = show();
    await panel();
    await shopper.click(button('Zelf kiezen'));
    expect(screen.getByText('Noodzakelijk (altijd aan)')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    const statistics = screen.getByRole('checkbox', { name: 'Statistiek' });
    const personal = screen.getByRole('checkbox', { name: 'Persoonlijk' });
    expect(statistics).toHaveFocus();
    expect(statistics).not.toBeChecked();
    expect(personal).not.toBeChecked();
    expect(personal).toHaveAccessibleDescription(/Tweakwise/);
    await shopper.click(personal);
    await shopper.click(button('Keuze bewaren'));
    expect(allowed(stores)).toEqual(['personal']);
  });

  test('stays open after Escape, which neither accepts nor refuses', async () => {
    const { shopper, stores } = show();
    await panel();
    await shopper.tab();
    await shopper.keyboard('{Escape}');
    expect(await panel()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull();
    expect(allowed(stores)).toBeUndefined();
  });

  test('reopens by its button with the earlier choice; closing it changes nothing and returns the focus', async () => {
    const { shopper, stores } = show();
    await panel();
    await shopper.click(button('Alles accepteren'));
    await noPanel();
    const settings = button('Cookie-instellingen');
    await shopper.click(settings);
    await panel();
    expect(screen.getByRole('heading', { name: 'Jouw keuze over cookies' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Statistiek' })).toBeChecked();
    await shopper.keyboard('{Escape}');
    await noPanel();
    expect(settings).toHaveFocus();
    expect(allowed(stores)).toEqual(['statistics', 'personal']);

    await shopper.click(settings);
    await panel();
    await shopper.click(screen.getByRole('checkbox', { name: 'Statistiek' }));
    await shopper.click(button('Keuze bewaren'));
    expect(allowed(stores)).toEqual(['personal']);
  });

  test('is in the server’s HTML without being marked open, and its form works without code', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<StoresProvider stores={storesInTest()}>{shop}</StoresProvider>);
    const question = page.querySelector('section');
    expect(question).toHaveTextContent('Jouw keuze over cookies');
    expect(question).not.toHaveAttribute('data-open');
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/consent']);
    const [refuse, accept, choose] = page.querySelectorAll<HTMLButtonElement>('form button');
    expect([refuse?.value, accept?.value]).toEqual(['', 'statistics personal']);
    expect([choose?.getAttribute('formmethod'), choose?.getAttribute('formaction')]).toEqual([
      'get',
      '/api/consent',
    ]);
    page.remove();
  });

  test('is not shown to a shopper who has answered it', async () => {
    const stores = storesInTest();
    stores.consent.choose([]);
    show(stores);
    await act(async () => undefined);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
