import { fromAny } from '@total-typescript/shoehorn';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { settled, SlotsContext, type Slots } from '@weefsel/federation/runtime';
import { StoresProvider } from '@weefsel/stores';
import { storesInTest } from '../../testing/shop';
import { hex, wireProduct } from '../../testing/wire';
import { useEffect } from 'react';
import { SearchStart } from './search-start';

const DEPARTMENTS = [hex(71), hex(72)];
const NAMES = ['Dames', 'Heren'];
const PATHS = ['nl/dames/', 'nl/heren/'];

const answering = (text: string | Promise<string>, status = 200): Transport =>
  jest.fn(async () => ({ status, statusText: '', headers: {}, text: await text }));

const goods = JSON.stringify({ elements: [wireProduct(hex(1)), wireProduct(hex(2))] });
const noGoods = JSON.stringify({ elements: [] });
const look = (number: number) => ({
  versionId: `look-${number}`,
  url: `/nl/look/look-${number}`,
  cover: { media: { url: 'https://media.example/l.jpg', alt: '', thumbnails: [] } },
  translated: { name: `Look ${number}` },
});
const looks = JSON.stringify({
  looksObject: [look(1), look(2)],
  pagination: { page: 1, itemsPerPage: 3, totalItems: 2, totalPages: 1 },
});

beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** State of the remote that lends recently viewed products. With an object, the test reports it as known. */
type Viewed = 'here' | 'down' | { known?: () => void };

interface Shown {
  context?: 'ladies' | 'general';
  viewed?: Viewed;
  transport?: Transport;
  shopTransport?: Transport;
}

function show({
  context = 'ladies',
  viewed = 'here',
  transport = answering(goods),
  shopTransport = answering(looks),
}: Shown = {}) {
  const stores = storesInTest({ transport, shopTransport });
  stores.page.show({ context, title: '' });
  const main = DEPARTMENTS.map((id, place) => ({
    id,
    type: 'page',
    translated: { name: NAMES[place] },
    visibleChildCount: 0,
    seoUrls: [{ seoPathInfo: PATHS[place] }],
    children: [],
  }));
  stores.navigation.mainTree = fromAny({ state: 'ready', value: main });
  const LastViewed = ({ most, onKnown }: { most: number; onKnown: () => void }) => {
    useEffect(() => {
      if (typeof viewed === 'object') viewed.known = onKnown;
      else onKnown();
    }, [onKnown]);
    return <h2>{`Laatst bekeken, hooguit ${most}`}</h2>;
  };
  const slots = fromAny<Slots, object>({
    source: { load: () => settled(LastViewed), isDown: () => viewed === 'down' },
    report: () => undefined,
  });
  const view = render(
    <StoresProvider stores={stores}>
      <SlotsContext value={slots}>
        <SearchStart hidden={false} />
      </SlotsContext>
    </StoresProvider>,
  );
  return { ...view, transport, shopTransport };
}

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const asked = (transport: Transport) => jest.mocked(transport).mock.calls.map(([{ body }]) => body);

describe('before anything is typed', () => {
  test('there is what was last viewed, what is new in the department, and looks, each a link', async () => {
    const { transport, shopTransport } = show();
    await screen.findByRole('link', { name: 'Look 1' });
    expect(headings()).toEqual(['Laatst bekeken, hooguit 6', 'Nieuw in Dames', 'Looks om te bekijken']);
    expect(screen.getByRole('link', { name: 'Look 2' })).toHaveAttribute('href', '/nl/look/look-2');
    expect(screen.getAllByRole('link', { name: 'Linnen jurk' })).toHaveLength(2);
    expect(asked(transport)).toEqual([expect.stringContaining(hex(71))]);
    expect(asked(shopTransport)).toEqual([expect.stringContaining('"gender":"dames"')]);
  });

  test('elsewhere in the shop it is what is new in every department', async () => {
    const { transport } = show({ context: 'general' });
    await screen.findByRole('heading', { name: 'Net binnen' });
    expect(asked(transport)).toEqual([expect.stringContaining(hex(71)), expect.stringContaining(hex(72))]);
    // Both departments have the same two.
    expect(screen.getAllByRole('link', { name: 'Linnen jurk' })).toHaveLength(2);
  });

  test('nothing is shown above what stands there: a part waits for the one before it', async () => {
    const fresh = Promise.withResolvers<string>();
    const viewed: Viewed = {};
    const { shopTransport } = show({ viewed, transport: answering(fresh.promise) });
    await waitFor(() => expect(shopTransport).toHaveBeenCalled());
    expect(headings()).toEqual(['Laatst bekeken, hooguit 6']);
    await act(async () => viewed.known?.());
    expect(headings()).toHaveLength(1);
    fresh.resolve(goods);
    await screen.findByRole('heading', { name: 'Looks om te bekijken' });
    expect(headings()).toHaveLength(3);
  });

  test.each<[string, Shown, string[]]>([
    ['the remote of what was last viewed', { viewed: 'down' }, ['Nieuw in Dames', 'Looks om te bekijken']],
    [
      'commerce',
      { transport: answering('{"errors":[]}', 500) },
      ['Laatst bekeken, hooguit 6', 'Looks om te bekijken'],
    ],
    [
      'the shop itself',
      { shopTransport: answering('{}', 500) },
      ['Laatst bekeken, hooguit 6', 'Nieuw in Dames'],
    ],
    [
      'anything new',
      { transport: answering(noGoods) },
      ['Laatst bekeken, hooguit 6', 'Looks om te bekijken'],
    ],
  ])('without %s its part is left out, heading and all', async (_, shown, left) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(shown);
    await waitFor(() => expect(headings()).toEqual(left));
    logged.mockRestore();
  });
});
