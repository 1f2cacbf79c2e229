import { act, screen, waitFor } from '@testing-library/react';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';

const show = (path: string, search = '', total = 130) =>
  showListing(path + search, (query) => listingOf(total, Number(query.get('tn_p') ?? 1)));

const names = () => [...document.querySelectorAll('article a')].map((link) => link.textContent);
const more = () => screen.getByRole('link', { name: 'Toon meer artikelen' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the products of a listing', () => {
  test('say how many were seen, and offer more while there are any [LST-18]', async () => {
    await show('/nl/a/');
    expect(screen.getByText('48 van 130 artikelen gezien')).toBeInTheDocument();
    expect(more()).toHaveAttribute('href', '/nl/a/?tn_p=2');
  });

  test('offer no more when all are seen [LST-18] [LST-25]', async () => {
    await show('/nl/b/', '', 20);
    expect(screen.getByText('20 van 20 artikelen gezien')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Toon meer artikelen' })).not.toBeInTheDocument();
  });

  test('grow by the next page, which becomes the address and is read out [LST-25] [LST-23]', async () => {
    const { shopper, address } = await show('/nl/c/');
    await shopper.click(more());
    await waitFor(() => expect(names()).toHaveLength(96));
    expect(address()).toBe('/nl/c/?tn_p=2');
    expect(names().at(48)).toBe('Jurk 49');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '96 van 130 artikelen gezien',
    );
  });

  test('are fetched ahead page by page when the way to more comes near [LST-25]', async () => {
    const { shopper, prefetched } = await show('/nl/vooruit/');
    expect(prefetched).toEqual(['/nl/vooruit/?tn_p=2']);
    await shopper.click(more());
    await waitFor(() => expect(names()).toHaveLength(96));
    expect(prefetched.at(-1)).toBe('/nl/vooruit/?tn_p=3');
  });

  test('take no second wish for more within two seconds [LST-25]', async () => {
    const { shopper, asked } = await show('/nl/d/');
    await shopper.click(more());
    await waitFor(() => expect(names()).toHaveLength(96));
    await shopper.click(more());
    expect(asked).toEqual(['', '?tn_p=2']);

    act(() => jest.advanceTimersByTime(2000));
    await shopper.click(more());
    await waitFor(() => expect(names()).toHaveLength(130));
  });

  test('have a way to the previous ones and a divider on a later page [LST-17]', async () => {
    await show('/nl/e/', '?tn_p=2');
    expect(screen.getByRole('link', { name: 'Toon vorige artikelen' })).toHaveAttribute('href', '/nl/e/');
    expect(screen.getByRole('heading', { name: 'Pagina 2' })).toBeInTheDocument();
  });

  test('get the previous page put before them [LST-26]', async () => {
    const { shopper, address } = await show('/nl/f/', '?tn_p=2');
    await shopper.click(screen.getByRole('link', { name: 'Toon vorige artikelen' }));
    await waitFor(() => expect(names()).toHaveLength(96));
    expect(address()).toBe('/nl/f/');
    expect(names().at(0)).toBe('Jurk 1');
    expect(screen.queryByRole('link', { name: 'Toon vorige artikelen' })).not.toBeInTheDocument();
  });

  test('are all still there after a way back [LST-28]', async () => {
    const { shopper, goBack, address } = await show('/nl/g/');
    await shopper.click(more());
    await waitFor(() => expect(names()).toHaveLength(96));
    await act(() => goBack());
    await waitFor(() => expect(address()).toBe('/nl/g/'));
    expect(names()).toHaveLength(96);
  });

  test('start again when a filter changes [LST-24]', async () => {
    const { shopper, address } = await show('/nl/h/');
    await shopper.click(more());
    await waitFor(() => expect(names()).toHaveLength(96));
    await shopper.click(screen.getByLabelText('Fjord (11)'));
    await waitFor(() => expect(address()).toBe('/nl/h/?tn_fk_merk=Fjord'));
    await waitFor(() => expect(names()).toHaveLength(48));
  });
});
