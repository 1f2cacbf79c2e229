import { act, screen, waitFor, within } from '@testing-library/react';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';

const show = async () => {
  const shown = await showListing('/nl/dames/jurken/', (query) => listingOf(query.has('tn_fk_merk') ? 1 : 3));
  await shown.shopper.click(screen.getByText('Filter en sorteer'));
  return { ...shown, panel: within(await screen.findByRole('dialog', { name: 'Filter en sorteer' })) };
};

const groups = () =>
  [...screen.getByRole('dialog').querySelectorAll('details')].map((group) => group.hasAttribute('open'));

beforeAll(() => {
  // jsdom knows the element but not its modal state.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the filter panel of small screens', () => {
  test('has a heading, the sort, the filters, a way out and a button with the count [LST-04]', async () => {
    const { shopper, panel } = await show();
    expect(panel.getByRole('heading', { name: 'Filter en sorteer' })).toBeInTheDocument();
    expect(panel.getByLabelText('Sorteer op')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Sluiten' })).toBeInTheDocument();
    await shopper.click(panel.getByRole('button', { name: 'Toon 3 artikelen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('counts anew after each tick', async () => {
    const { shopper, panel } = await show();
    await shopper.click(panel.getByText('Merk'));
    await shopper.click(panel.getByLabelText('Fjord (11)'));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Toon 1 artikel' })).toBeInTheDocument());
  });

  test('has all its groups closed again when it is opened anew [LST-29]', async () => {
    const { shopper, panel } = await show();
    await shopper.click(panel.getByText('Merk'));
    expect(groups()).toEqual([false, true, false]);
    await shopper.click(panel.getByRole('button', { name: 'Sluiten' }));
    await shopper.click(screen.getByText('Filter en sorteer'));
    await screen.findByRole('dialog');
    expect(groups()).toEqual([false, false, false]);
  });

  test('shows chosen values in the summary of their group, and closes when the window is resized', async () => {
    const { shopper, panel } = await show();
    await shopper.click(panel.getByText('Merk'));
    await shopper.click(panel.getByLabelText('Fjord (11)'));
    expect(panel.getByText('Merk').closest('summary')).toHaveTextContent('Merkgekozen: Fjord');
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
