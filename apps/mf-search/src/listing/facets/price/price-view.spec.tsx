import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { listingOf } from '../../../testing/listing-data';
import { showListing } from '../../../testing/show-listing';

const HREF = '/nl/dames/jurken/';
const show = (search = '') => showListing(HREF + search, () => listingOf(30));

const from = () => screen.getByLabelText('Prijs vanaf, in euro');
const to = () => screen.getByLabelText('Prijs tot, in euro');
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the price filter', () => {
  test('takes five characters and is applied after a pause of a second, on page 1 [LST-31] [LST-27]', async () => {
    const { shopper, address } = await show('?tn_p=2');
    expect(from()).toHaveAttribute('maxlength', '5');
    await shopper.clear(from());
    await shopper.type(from(), '24,5{Enter}');
    await pause(900);
    expect(address()).toBe(`${HREF}?tn_p=2`);
    await pause(200);
    await waitFor(() => expect(address()).toBe(`${HREF}?tn_fk_ae-price=24.5-200`));
  });

  test('goes back when the lower price would not stay below the upper [LST-31]', async () => {
    const { shopper, asked } = await show('?tn_fk_ae-price=20-80');
    await shopper.clear(from());
    await shopper.type(from(), '80');
    await shopper.tab();
    expect(from()).toHaveValue('20');
    await pause(1500);
    expect(asked).toHaveLength(1);
  });

  test('asks for nothing when the price is what it was [LST-27]', async () => {
    const { shopper, asked } = await show('?tn_fk_ae-price=20-80');
    await shopper.clear(to());
    await shopper.type(to(), '80{Enter}');
    await pause(1500);
    expect(asked).toHaveLength(1);
  });

  test('is gone when the range is full again [LST-31] [LST-27]', async () => {
    const { shopper, address } = await show('?tn_fk_ae-price=20-200');
    await shopper.clear(from());
    await shopper.type(from(), '1{Enter}');
    await pause(1100);
    await waitFor(() => expect(address()).toBe(HREF));
  });

  test('can be slid, and the fields follow at once [LST-13]', async () => {
    const { address } = await show();
    fireEvent.change(screen.getByLabelText('Hoogste prijs'), { target: { value: '120' } });
    expect(to()).toHaveValue('120');
    await pause(1100);
    await waitFor(() => expect(address()).toBe(`${HREF}?tn_fk_ae-price=10-120`));
  });

  test('takes a typed price after the pause without leaving the field', async () => {
    const { shopper, address } = await show();
    await shopper.clear(to());
    await shopper.type(to(), '60');
    await pause(900);
    expect(address()).toBe(HREF);
    await pause(200);
    await waitFor(() => expect(address()).toBe(`${HREF}?tn_fk_ae-price=10-60`));
    expect(to()).toHaveFocus();
  });

  test('announces its amounts in euro to screen readers', async () => {
    await show('?tn_fk_ae-price=20-79.95');
    expect(screen.getByRole('group', { name: 'Prijs' })).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Hoogste prijs' })).toHaveAttribute(
      'aria-valuetext',
      '€\u00a079,95',
    );
  });
});
