import { act, screen, waitFor } from '@testing-library/react';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';

test('who comes back to a listing is at the card by which they left it, 300 px below the top, with focus on its link [WSH-06]', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { shopper, goBack, address } = await showListing('/nl/kaart/', (query) =>
    listingOf(10, Number(query.get('tn_p') ?? 1), { pages: 2 }),
  );
  const link = screen.getByRole('link', { name: 'Jurk 7' });
  const place = { top: 1200 } as DOMRect;
  const measured = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: HTMLElement,
  ) {
    return this.textContent.includes('Jurk 7') ? place : ({ top: 0 } as DOMRect);
  });
  link.addEventListener('click', (event) => event.preventDefault());
  await shopper.click(link);
  await shopper.click(screen.getByRole('link', { name: 'Toon meer artikelen' }));
  await waitFor(() => expect(address()).toBe('/nl/kaart/?tn_p=2'));
  scrollTo.mockClear();
  await act(goBack);
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' }));
  expect(link).toHaveFocus();
  measured.mockRestore();
  scrollTo.mockRestore();
});
