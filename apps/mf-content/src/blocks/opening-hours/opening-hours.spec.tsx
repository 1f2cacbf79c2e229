import { act, screen, within } from '@testing-library/react';
import type { StoreInfo } from '@weefsel/contracts';
import { StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { showInShop, storesInTest } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { image } from '../../testing/wire';
import { OpeningHours } from './opening-hours';
import { reading, type OpeningHoursBlock } from './to-opening-hours';

const block: OpeningHoursBlock = {
  _type: 'openingHours',
  _key: 'k',
  title: 'Onze winkel',
  mapImage: image('kaart'),
  mapImageAlt: 'Kaart van de Weefstraat',
  button: { text: 'Plan je route', link: '/nl/route/', type: 'primary', buttonType: 'internal' },
};
const day = { openingTime: '10:00', closingTime: '18:00' };
const store = {
  address: 'Lange Weefstraat 14',
  zipcode: '3512 WF',
  city: 'Utrecht',
  openingHours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: { ...day, closingTime: '21:00' },
    friday: day,
    saturday: day,
    sunday: { openingTime: '', closingTime: 'Closed' },
  },
} as StoreInfo;
const props = reading.toProps(block, blockContext<StoreInfo | null>({ resolved: store }));
const row = (name: RegExp) => screen.getByRole('row', { name });

afterEach(() => jest.useRealTimers());

describe('the opening hours', () => {
  test('are a table of the week, with the address, a map and the way there [BLK-21]', () => {
    showInShop(<OpeningHours block={props} />);
    const table = screen.getByRole('table', { name: 'Openingstijden' });
    expect(within(table).getAllByRole('row')).toHaveLength(7);
    expect(row(/Donderdag/)).toHaveTextContent('10.00 – 21.00 uur');
    expect(row(/Zondag/)).toHaveTextContent('Gesloten');
    expect(screen.getByText('Lange Weefstraat 14, 3512 WF Utrecht')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Kaart van de Weefstraat' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan je route' })).toHaveAttribute('href', '/nl/route/');
  });

  test('mark today in the time of the store, not of the shopper [BLK-21]', () => {
    // Friday evening in London, already Saturday in Utrecht.
    jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') });
    showInShop(<OpeningHours block={props} />);
    expect(row(/Zaterdag/)).toHaveTextContent('Vandaag');
    expect(row(/Zaterdag/)).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByText('Vandaag')).toHaveLength(1);
  });

  test('show the shop as closed today on a holiday [BLK-21]', () => {
    jest.useFakeTimers({ now: new Date('2026-12-25T12:00:00Z') });
    const { stores } = showInShop(<OpeningHours block={props} />);
    act(() => stores.about.provide({ closedDays: ['friday', 'saturday'] }));
    expect(row(/Vrijdag/)).toHaveTextContent('Gesloten');
    // The table shows a regular week; only today takes holidays into account.
    expect(row(/Zaterdag/)).toHaveTextContent('10.00 – 18.00 uur');
  });

  test('mark no day as today in the server-rendered page [BLK-21]', () => {
    const html = renderToString(
      <StoresProvider stores={storesInTest()}>
        <OpeningHours block={props} />
      </StoresProvider>,
    );
    expect(html).toContain('Maandag');
    expect(html).not.toContain('Vandaag');
  });

  test('are left out when they cannot be loaded, while title and button stay [BLK-21]', () => {
    showInShop(<OpeningHours block={reading.toProps(block, blockContext<StoreInfo | null>())} />);
    expect(screen.getByRole('heading', { name: 'Onze winkel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan je route' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
