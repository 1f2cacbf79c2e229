import { act, screen, waitFor } from '@testing-library/react';
import { cardsOf, listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';
import type { ListingData } from '../listing-data';

const skeletons = () => document.querySelectorAll('li > [aria-hidden="true"].card');
const cards = () => document.querySelectorAll('article');

/** A page of a long list, with only a few of its products. */
const pageOf = (page: number) => listingOf(130, page, { cards: cardsOf(130, page).slice(0, 2) });

test('48 skeleton cards are shown while more products are loading [LST-14] [LST-23]', async () => {
  const answer = Promise.withResolvers<ListingData>();
  const { shopper } = await showListing('/nl/wachten/', (query) =>
    query.get('tn_p') ? answer.promise : pageOf(1),
  );
  expect(skeletons()).toHaveLength(0);
  await shopper.click(screen.getByText('Toon meer artikelen'));
  await waitFor(() => expect(skeletons()).toHaveLength(48));
  expect(cards()).toHaveLength(2);
  answer.resolve(pageOf(2));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(skeletons()).toHaveLength(0);
});

test('a pending category shows its name and 48 skeleton cards, until another navigation replaces it [LST-14] [LST-23]', async () => {
  const { go } = await showListing('/nl/dames/jurken/', (query) =>
    query.has('later') ? new Promise<ListingData>(() => undefined) : pageOf(1),
  );
  const heading = () => screen.getByRole('heading', { level: 1 });
  expect(heading()).toHaveTextContent('Jurken');
  act(() => void go('/nl/dames/jurken/kort/?later'));
  await waitFor(() => expect(skeletons()).toHaveLength(48));
  expect(heading()).toHaveTextContent('Kort');
  expect(cards()[0]).not.toBeVisible();
  expect(screen.queryByText('130 artikelen')).not.toBeInTheDocument();
  act(() => void go('/nl/over-ons/?later'));
  await waitFor(() => expect(skeletons()).toHaveLength(0));
  expect(heading()).toHaveTextContent('Jurken');
  expect(cards()[0]).toBeVisible();
  expect(screen.getByText('130 artikelen')).toBeVisible();
});
