import { fromPartial } from '@total-typescript/shoehorn';
import { screen } from '@testing-library/react';
import type { ContentClients } from '../content-clients';
import { blockContext } from '../testing/block-context';
import { showInShop } from '../testing/shop';
import { paragraph } from '../testing/wire';
import { Fragment } from './brand-story';
import { load } from './load-brand-story';

const { signal } = new AbortController();
const { imageUrl } = blockContext();
const clientsWith = (found: object | null) =>
  fromPartial<ContentClients>({ content: { query: jest.fn(async () => found), imageUrl } });

const fjord = { name: 'Fjord', text: [paragraph('Jassen voor op de pont.')] };
const loaded = (found: object | null) => load({ brandId: 'f' }, clientsWith(found), signal);

async function show(found: object | null) {
  const data = await loaded(found);
  return showInShop(<Fragment brandId="f" data={data} />);
}

test('a brand shows its story, its origin and its founding year', async () => {
  await show({ ...fjord, place: 'Bergen', country: 'Noorwegen', since: 1979 });
  expect(screen.getByRole('region', { name: 'Over Fjord' })).toHaveTextContent('Jassen voor op de pont.');
  expect(screen.getByText('Uit Bergen, Noorwegen. Sinds 1979.')).toBeVisible();
});

test.each([
  [{ country: 'Noorwegen' }, 'Uit Noorwegen.'],
  [{ since: 1979 }, 'Sinds 1979.'],
])('with only %o known, only that is shown', async (known, said) => {
  await show({ ...fjord, ...known });
  expect(screen.getByText(said)).toBeVisible();
});

test('no origin and no year are shown when both are unknown', async () => {
  await show(fjord);
  expect(screen.queryByText(/Uit|Sinds/)).not.toBeInTheDocument();
});

test('a brand without an editorial text has no story', async () => {
  expect(await loaded(null)).toBeNull();
  expect(await loaded({ name: 'Fjord', text: [] })).toBeNull();
  await show(null);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
