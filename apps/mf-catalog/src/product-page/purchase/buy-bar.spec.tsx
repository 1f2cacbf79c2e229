import { fromAny } from '@total-typescript/shoehorn';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { categoriesOnWire, detailOnWire, variantOnWire, variantsOnWire } from '../../testing/product-wire';
import { builtInText, showInShop } from '../../testing/shop';
import { readSelection } from '../product-selection';
import { toProductPage } from '../to-product-page';
import { BuyBar } from './buy-bar';

const path = '/nl/dames/linnen-blouse-1';
const productOf = (variants = variantsOnWire) =>
  toProductPage({
    detail: detailOnWire,
    variants,
    categories: categoriesOnWire,
    brandHref: '',
    path,
    text: builtInText,
  });

/** Reports the form's button as on screen or not. `margin` is the observer's root margin. */
let tell: (isIntersecting: boolean) => void;
let margin: string | undefined;

beforeAll(() => {
  window.IntersectionObserver = fromAny(
    class {
      constructor(callback: (entries: object[]) => void, options?: IntersectionObserverInit) {
        margin = options?.rootMargin;
        tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

function show(search = '', data = productOf()) {
  const button = createRef<HTMLDivElement>();
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { container } = showInShop(
    <>
      <form id="buy" onSubmit={sent}>
        <div ref={button} />
      </form>
      <BuyBar data={data} selection={readSelection(path + search, data)} form="buy" button={button} />
    </>,
  );
  return { sent, shown: () => container.querySelector('[data-at-foot]')?.getAttribute('data-at-foot') };
}

describe('the bar at the foot of a small screen', () => {
  test('is there as long as the form’s own button is above the screen, not before it comes [PDP-03]', () => {
    const { shown } = show();
    expect(shown()).toBe('false');
    // The observer counts everything below the screen as visible. So jumping past the button is noticed.
    expect(margin).toMatch(/^0px 0px \d{6,}px 0px$/);
    tell(true);
    expect(shown()).toBe('false');
    tell(false);
    expect(shown()).toBe('true');
    tell(true);
    expect(shown()).toBe('false');
  });

  test('shows the chosen size and its price', () => {
    show('?kleur=donkerblauw&maat=40');
    expect(screen.getByText('Maat 40')).toBeVisible();
    expect(screen.getByText(/^€\s69,95$/)).toBeVisible();
  });

  test('asks for the size when none is chosen', () => {
    show();
    expect(screen.getByText('Kies je maat')).toBeVisible();
    expect(screen.queryByText(/^Maat/)).not.toBeInTheDocument();
  });

  test('its button sends the form, which it does not stand in', async () => {
    const { sent } = show('?maat=40');
    const button = screen.getByRole('button', { name: 'In winkelmand' });
    expect(button).toHaveAttribute('form', 'buy');
    expect(button).toHaveAttribute('value', 'add');
    await userEvent.click(button);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('is not there when nothing is left to buy', () => {
    show('', productOf([variantOnWire({ colour: 'Blauw', size: '36', stock: 0 })]));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
