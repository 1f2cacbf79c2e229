import { screen, waitFor, within } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/stores-for';
import { CartBackend, product, stockReached } from '../testing/cart-backend';
import { lost, rememberLost } from '../testing/lost-lines';
import { CartContents } from './cart-contents';

const trui = product('trui', 'Wollen trui');
const merged = { key: 'x', messageKey: 'cart-merged-hint', level: 0 };
const LESS = 'Nog maar 1 op voorraad. We hebben je aantal aangepast.';

const show = (backend: CartBackend, paused = false) =>
  showInShop(<CartContents paused={paused} />, storesFor(backend));
const line = () => within(screen.getByRole('list', { name: 'Artikelen in je winkelmand' }));
const spoken = () => document.querySelector('[aria-live=polite]');

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the contents of the cart', () => {
  test('show a loading text at first, then the lines [CRT-04]', async () => {
    const { resume } = show(new CartBackend([trui]));
    expect(screen.getByText('Je winkelmand wordt geladen…')).toBeInTheDocument();
    await resume();
    expect(screen.queryByText('Je winkelmand wordt geladen…')).not.toBeInTheDocument();
    expect(line().getByRole('link', { name: 'Wollen trui' })).toBeVisible();
    expect(screen.queryByText('Je winkelmand is nog leeg')).not.toBeInTheDocument();
    expect(spoken()).toHaveTextContent(/^$/);
  });

  test('takes the focus on a line by script only [CRT-03]', async () => {
    await show(new CartBackend([trui])).resume();
    const [item] = line().getAllByRole('listitem');
    expect(item).toHaveAttribute('tabindex', '-1');
  });

  test('show a heading instead of a list when the cart is empty [CRT-01]', async () => {
    await show(new CartBackend([])).resume();
    expect(screen.getByRole('heading', { name: 'Je winkelmand is nog leeg' })).toBeVisible();
    expect(screen.queryByRole('list', { name: /Artikelen/ })).not.toBeInTheDocument();
  });

  test('show an error when the cart does not load, and retry on request [CRT-04]', async () => {
    const backend = new CartBackend([trui]);
    backend.down = true;
    const { resume, shopper } = show(backend);
    await resume();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Je winkelmand laadt niet.*artikelen blijven gewoon bewaard/,
    );
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('link', { name: 'Wollen trui' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('show and announce a message at its line, and show any other above the list [CRT-02]', async () => {
    const backend = new CartBackend([trui]);
    backend.messages = [stockReached(trui, 1), merged];
    const { resume, shopper } = show(backend);
    await resume();
    expect(line().getByText(LESS)).toBeVisible();
    expect(spoken()).toHaveTextContent(LESS);
    expect(screen.getAllByText(LESS)).toHaveLength(2);
    const above = screen.getByText(/^Er lagen nog artikelen van een vorig bezoek/);
    expect(above.compareDocumentPosition(line().getByText(LESS))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await shopper.click(screen.getByRole('button', { name: 'Eén meer' }));
    expect(screen.queryByText(LESS)).not.toBeInTheDocument();
    await waitFor(() => expect(spoken()).toHaveTextContent(/^Wollen trui: aantal is nu 2\./));
  });

  test.each([
    ['9', { maxPurchase: 7 }, '7', 'Nog maar 7 op voorraad. We hebben je aantal aangepast.'],
    ['1', { minPurchase: 4 }, '4', /vanaf een minimum aantal/],
    ['5', { purchaseSteps: 2 }, '5', undefined],
    ['6', { purchaseSteps: 2 }, '5', /per vast aantal tegelijk/],
  ])('explain why %s that is typed for %j became %s [CRT-03]', async (typed, limits, taken, text) => {
    const quantityInformation = { minPurchase: 1, maxPurchase: 100, purchaseSteps: 1, ...limits };
    const backend = new CartBackend([{ ...trui, quantity: 3, quantityInformation }]);
    const { resume, shopper } = show(backend);
    await resume();
    const field = screen.getByRole('textbox', { name: 'Aantal van Wollen trui' });
    await shopper.type(field, `${typed}{Enter}`);
    await waitFor(() => expect(field).toHaveValue(taken));
    if (text) expect(line().getByText(text)).toBeVisible();
    else expect(line().queryByText(/aangepast/)).not.toBeInTheDocument();
  });

  test('show no messages while paused [CRT-02]', async () => {
    const backend = new CartBackend([trui]);
    backend.messages = [merged];
    await show(backend, true).resume();
    expect(screen.queryByText(/vorig bezoek/)).not.toBeInTheDocument();
  });

  test('report a line removed elsewhere once, as lost or as missed [CRT-03]', async () => {
    const sjaal = product('sjaal', 'Sjaal');
    rememberLost(lost('gone', { id: 'muts', name: 'Muts' }));
    const backend = new CartBackend([trui, sjaal]);
    const { resume, shopper } = show(backend);
    await resume();
    backend.lines = [sjaal];
    await shopper.click(line().getByRole('button', { name: 'Wollen trui verwijderen' }));
    expect(await screen.findByText(/^Wollen trui lag niet meer in je winkelmand/)).toBeVisible();
    expect(screen.queryByText('Wollen trui (Blauw, M)')).not.toBeInTheDocument();
    backend.lines = [];
    await shopper.click(line().getByRole('button', { name: 'Eén meer' }));
    expect(await screen.findByText('Sjaal (Blauw, M)')).toBeVisible();
    expect(screen.queryByText(/^Sjaal lag niet meer/)).not.toBeInTheDocument();
  });
});
