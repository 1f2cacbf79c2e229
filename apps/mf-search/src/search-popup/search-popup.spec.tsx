import { screen, waitFor, within } from '@testing-library/react';
import { wireAnswer } from '../testing/wire';
import { rememberSearch } from './recent-searches-storage';
import { NOTHING, showPopup } from './search-popup.fixture';

// Its content has a separate spec.
jest.mock('./start/search-start', () => ({
  SearchStart: ({ hidden }: { hidden: boolean }) => <p hidden={hidden}>Wat er te zien is</p>,
}));

const input = () => screen.getByRole('combobox', { name: 'Waar ben je naar op zoek?' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const optionOf = (text: string) =>
  screen.getAllByRole('option').find(({ textContent }) => textContent === text) ?? null;
const activeOption = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

// Stands in for the shell, which handles links.
const takeOver = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

const realFetch = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  document.addEventListener('click', takeOver);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  document.removeEventListener('click', takeOver);
  globalThis.fetch = realFetch;
});

describe('the search that covers the page', () => {
  test('has the focus in its text, also when its code came after its frame was opened [LSP-01]', () => {
    showPopup();
    expect(input()).toHaveFocus();
  });

  test('shows suggestions by kind and products for the typed text, and announces how many', async () => {
    const { shopper, told } = showPopup();
    await shopper.type(input(), 'jur');
    const list = await screen.findByRole('group', { name: 'Artikelen' });
    expect(within(list).getAllByRole('option')[0]).toHaveAccessibleName(/^Fjord Linnen jurk €\s89,95/);
    expect(optionOf('Jurgen')).toHaveAttribute('href', '/search?tn_fk_merk=Jurgen');
    expect(optionOf('linnen jurk')?.querySelector('mark') ?? null).toHaveTextContent('jur');
    expect(screen.getByRole('status')).toHaveTextContent('Suggesties: 3. Artikelen: 2.');
    expect(told.map(({ name }) => name)).toEqual(['search', 'view_item_list']);
  });

  test('shows its start content while the text is empty, and again after it was cleared', async () => {
    const { shopper } = showPopup();
    expect(screen.getByText('Wat er te zien is')).toBeVisible();
    await shopper.type(input(), 'j');
    expect(screen.getByText('Wat er te zien is')).not.toBeVisible();
    await shopper.clear(input());
    expect(screen.getByText('Wat er te zien is')).toBeVisible();
  });

  test('does not render its start content when it opens with a text', () => {
    showPopup({ text: 'jurk' });
    expect(screen.queryByText('Wat er te zien is')).not.toBeInTheDocument();
  });

  test('requests nothing for two characters, and shows popular searches instead [LSP-02]', async () => {
    const { shopper, asked } = showPopup();
    await shopper.type(input(), 'ju');
    expect(screen.getByText(/Typ minimaal 3 tekens/)).toBeVisible();
    expect(options()).toContain('sneakers');
    expect(asked).toEqual([]);
  });

  test('arrow keys go through all kinds and back to the text; Enter follows where they are', async () => {
    const { shopper, onClose, told } = showPopup({ text: 'jurk' });
    await screen.findByRole('group', { name: 'Artikelen' });
    input().focus();
    const walk: (string | null)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await shopper.keyboard('{ArrowDown}');
      walk.push(activeOption());
    }
    expect(walk).toEqual([...options(), null]);
    expect(input()).toHaveFocus();
    await shopper.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await shopper.keyboard('{Home}');
    expect(activeOption()).toBeNull();
    await shopper.keyboard('{ArrowUp}{Enter}');
    expect(onClose).toHaveBeenCalled();
    expect(told.at(-1)).toMatchObject({ name: 'select_item', found: { requestId: 'f'.repeat(32) } });
  });

  test('Enter in the text goes to all results, closes, and remembers what was searched for [LSP-08]', async () => {
    const { shopper, onClose, address } = showPopup();
    await shopper.type(input(), '  jurk & blouse {Enter}');
    await waitFor(() => expect(address()).toBe('/search?tn_q=jurk+%26+blouse'));
    expect(onClose).toHaveBeenCalled();
    expect(localStorage.getItem('weefsel-recent-searches')).toBe('["jurk & blouse"]');
  });

  test('Enter without a text goes nowhere [LSP-08]', async () => {
    const { shopper, onClose, address } = showPopup();
    await shopper.type(input(), '   {Enter}');
    expect([address(), onClose.mock.calls]).toEqual(['/nl/', []]);
  });

  test('the close button first takes away the text, then closes [LSP-08]', async () => {
    const { shopper, onClose } = showPopup({ text: 'jurk' });
    await shopper.click(screen.getByRole('button', { name: 'Wis wat je typte' }));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await shopper.click(screen.getByRole('button', { name: 'Sluit zoeken' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('“Toon alle artikelen” goes to the results and closes [LSP-04]', async () => {
    const { shopper, onClose } = showPopup({ text: 'jurk' });
    const all = await screen.findByRole('link', { name: 'Toon alle artikelen (2)' });
    expect(all).toHaveAttribute('href', '/search?tn_q=jurk');
    await shopper.click(all);
    expect(onClose).toHaveBeenCalled();
  });

  test('reports that nothing was found, and shows the suggested text and popular searches [LSP-07]', async () => {
    const { properties } = wireAnswer([]);
    const search = { ...wireAnswer([]), properties: { ...properties, suggestedsearchterm: 'jurk' } };
    showPopup({ text: 'jruk', answers: { ...NOTHING, search } });
    expect(await screen.findByText('Geen zoekresultaten gevonden', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bedoelde je “jurk”?' })).toHaveAttribute(
      'href',
      '/search?tn_q=jurk',
    );
    expect(screen.getByRole('group', { name: 'Vaak gezocht' })).toBeVisible();
  });

  test('names words without a collection in the shop, beside the link to its results [LSP-03]', async () => {
    showPopup({ text: 'jurk bruiloft' });
    expect(await screen.findByText('Voor “bruiloft” hebben we geen aparte collectie.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Toon alle artikelen (2)' })).toBeVisible();
  });

  test('offers the page to which the search service sends', async () => {
    const search = { ...wireAnswer([]), redirects: [{ url: '/nl/contact/' }] };
    showPopup({ text: 'contact', answers: { ...NOTHING, search } });
    const page = await screen.findByRole('option', { name: 'Ga direct naar “contact”' });
    expect(page).toHaveAttribute('href', '/nl/contact/');
  });

  test('keeps the text with a link to its results when the search service fails, and offers a retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { shopper, answer } = showPopup();
    answer('away');
    await shopper.type(input(), 'jurk');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wat je typte staat er nog');
    expect(input()).toHaveValue('jurk');
    expect(screen.getByRole('link', { name: 'Naar alle resultaten' })).toHaveAttribute(
      'href',
      '/search?tn_q=jurk',
    );
    answer({ search: wireAnswer([]), suggestions: [] });
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByText('Geen zoekresultaten gevonden', { selector: 'p' })).toBeVisible();
    logged.mockRestore();
  });

  test('shows recent searches, and removes them one by one or all at once', async () => {
    ['rok', 'wollen trui', 'jas'].forEach(rememberSearch);
    const { shopper } = showPopup();
    const recent = () => within(screen.getByRole('group', { name: 'Eerder gezocht' })).getAllByRole('option');
    expect(recent().map(({ textContent }) => textContent)).toEqual(['jas', 'wollen trui', 'rok']);
    await shopper.click(screen.getByRole('button', { name: 'Haal “wollen trui” weg uit eerder gezocht' }));
    expect(recent().map(({ textContent }) => textContent)).toEqual(['jas', 'rok']);
    expect(input()).toHaveFocus();
    await shopper.click(screen.getByRole('button', { name: 'Alles wissen' }));
    expect(screen.queryByRole('group', { name: 'Eerder gezocht' })).toBeNull();
    expect(localStorage.getItem('weefsel-recent-searches')).toBeNull();
  });
});
