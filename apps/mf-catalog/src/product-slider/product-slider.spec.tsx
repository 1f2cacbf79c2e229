import { fromAny } from '@total-typescript/shoehorn';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrackingEvent } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';
import { showInShop, storesInTest } from '../testing/shop';
import { Fragment } from './product-slider';
import type { SliderData } from './load-product-slider';

const revalidate = jest.fn();
jest.mock('@weefsel/federation/runtime', () => ({
  useRevalidator: () => ({ revalidate, state: 'idle' }),
}));

const card = (name: string): ProductCardData => ({
  id: name,
  href: `/nl/${name}`,
  brand: 'Fjordal',
  name,
  price: { kind: 'sale', amount: 75, lowestAmount: 100 },
});
const ready = (...names: string[]) => ({ state: 'ready' as const, cards: names.map(card) });
const tabs = [
  { title: 'Dames', dataSource: 'dpg' as const },
  { title: 'Heren', dataSource: 'dpg' as const },
];
const data = (showSalePercentage: boolean, ...contents: SliderData['tabs']): SliderData => ({
  tabs: contents,
  showSalePercentage,
});

const inSight = { come: (): void => undefined };

beforeAll(() => {
  window.IntersectionObserver = fromAny(
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        inSight.come = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('the product slider', () => {
  test('keeps five places until products are there [PDP-06]', () => {
    const { container } = showInShop(<Fragment title="Net binnen" tabs={tabs} />);
    expect(container.querySelectorAll('.cards > .card')).toHaveLength(5);
  });

  test('has a tab for each list, chosen by click and by arrow key [PDP-06]', async () => {
    showInShop(<Fragment title="Net binnen" tabs={tabs} data={data(true, ready('jurk'), ready('trui'))} />);
    const ladies = screen.getByRole('tab', { name: 'Dames' });
    const men = screen.getByRole('tab', { name: 'Heren' });
    expect(ladies).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Heren' })).toHaveAttribute('data-active', 'false');
    await userEvent.click(men);
    expect(screen.getByRole('tabpanel', { name: 'Heren' })).toHaveAttribute('data-active', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(ladies).toHaveFocus();
    expect(ladies).toHaveAttribute('aria-selected', 'true');
  });

  test('has no tabs for one list, and starts with the previous arrow disabled [PDP-06] [BLK-31]', () => {
    showInShop(<Fragment title="Net binnen" tabs={tabs} data={data(true, ready('jurk'), ready())} />);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Net binnen' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vorige artikelen' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('tracks its products when they come into sight, and the product whose link is followed [ANA-01] [ANA-02]', async () => {
    const found = { itemId: 'nl-1', requestId: 'f00' };
    const stores = storesInTest();
    const told: TrackingEvent[] = [];
    stores.consent.choose(['statistics']);
    stores.tracking.connect('statistics', (event) => told.push(event));
    const recommended = { ...card('jurk'), found };
    const list = { title: 'Dames', dataSource: 'TweakwiseRecommend', recommendationId: '7' } as const;
    const cards = { state: 'ready', cards: [recommended, card('trui')] } as const;
    showInShop(<Fragment tabs={[list]} data={data(true, { ...cards, cards: [...cards.cards] })} />, stores);
    expect(told).toEqual([]);
    inSight.come();
    const place = { id: 'slider:7', name: 'Dames' };
    const jurk = { id: 'jurk', name: 'jurk', brand: 'Fjordal', price: 75, discount: 25, index: 0 };
    expect(told).toEqual([
      { name: 'view_item_list', list: place, items: [jurk, { ...jurk, id: 'trui', name: 'trui', index: 1 }] },
    ]);
    const link = screen.getByRole('link', { name: 'jurk' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(told[1]).toEqual({ name: 'select_item', list: place, item: jurk, found });
  });

  test('shows the percentage in badges only when the shop’s setting allows it', () => {
    const { unmount } = showInShop(<Fragment tabs={tabs} data={data(true, ready('jurk'))} />);
    expect(screen.getByText('-25%')).toBeVisible();
    unmount();
    showInShop(<Fragment tabs={tabs} data={data(false, ready('jurk'))} />);
    expect(screen.getByText('SALE')).toBeVisible();
  });

  test('shows an error for a failed list, and retries on request [PDP-09]', async () => {
    showInShop(<Fragment tabs={tabs} data={data(true, { state: 'failed' }, ready('trui'))} />);
    expect(screen.getByRole('alert')).toHaveTextContent('kunnen we even niet laten zien');
    await userEvent.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});
