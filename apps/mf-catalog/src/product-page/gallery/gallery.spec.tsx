import { fromAny } from '@total-typescript/shoehorn';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { SwiperOptions } from 'swiper/types';
import { showInShop } from '../../testing/shop';
import { Gallery } from './gallery';

/** Replaces Swiper, which needs a layout. Slides and zooms on command. */
class StandInSwiper {
  static last: StandInSwiper;
  activeIndex: number;
  readonly #on: SwiperOptions['on'];

  constructor(_stage: HTMLElement, { initialSlide = 0, on }: SwiperOptions) {
    this.activeIndex = initialSlide;
    this.#on = on;
    StandInSwiper.last = this;
  }

  readonly zoom = { in: (scale: number) => this.#zoomTo(scale), out: () => this.#zoomTo(1) };
  slideNext = () => this.#slideTo(this.activeIndex + 1);
  slidePrev = () => this.#slideTo(this.activeIndex - 1);
  destroy = () => undefined;

  #slideTo(index: number) {
    this.activeIndex = index;
    this.#on?.slideChange?.(fromAny(this));
  }

  #zoomTo(scale: number) {
    this.#on?.zoomChange?.(fromAny(this), scale, document.body, document.body);
  }
}

jest.mock('swiper', () => ({
  __esModule: true,
  default: function made(...args: ConstructorParameters<typeof StandInSwiper>) {
    return new StandInSwiper(...args);
  },
}));
jest.mock('swiper/modules', () => ({ Zoom: {} }));

const pictures = ['voor', 'achter', 'detail'].map((view) => ({
  url: `http://media.example/${view}.jpg`,
  alt: `Blouse, ${view}`,
}));

beforeAll(() => {
  window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
  window.IntersectionObserver = fromAny(
    class {
      observe() {}
      disconnect() {}
    },
  );
});

async function openSecond() {
  const shown = showInShop(<Gallery name="Linnen blouse" pictures={pictures} />);
  const link = screen.getByRole('link', { name: 'Blouse, achter' });
  await shown.shopper.click(link);
  const dialog = within(await screen.findByRole('dialog'));
  return { ...shown, link, dialog };
}

const largeIn = (dialog: ReturnType<typeof within>) => dialog.getByRole('img').getAttribute('src');

describe('the pictures of a product', () => {
  test('are links to the large pictures, with the view as name and a numbered title [PDP-01]', () => {
    showInShop(<Gallery name="Linnen blouse" pictures={pictures} />);
    expect(screen.getByRole('link', { name: 'Blouse, detail' })).toHaveAttribute(
      'href',
      expect.stringContaining('http://media.example/detail.jpg?w=1500'),
    );
    expect(screen.getByTitle('Vergroot foto 2 van 3')).toBeInTheDocument();
  });

  test('open over the whole screen at the one that was pressed, and slide by button and arrow key [PDP-01]', async () => {
    const { dialog, shopper } = await openSecond();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Foto’s van Linnen blouse 2 van 3');
    expect(dialog.getByRole('img', { name: 'Blouse, achter' })).toBeInTheDocument();
    await shopper.click(dialog.getByRole('button', { name: 'Volgende foto' }));
    expect(dialog.getByText('3 van 3')).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'Blouse, detail' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Volgende foto' })).toHaveAttribute('aria-disabled', 'true');
    await shopper.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(dialog.getByText('1 van 3')).toBeInTheDocument();
  });

  test('open without a click when the overlay store shows them [PDP-01]', async () => {
    const { stores } = showInShop(<Gallery name="Linnen blouse" pictures={pictures} />);
    act(() => stores.overlay.show('pictures'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  test('zoom by button and key, and only then fetch the large file [PDP-01]', async () => {
    const { dialog, shopper } = await openSecond();
    expect(largeIn(dialog)).not.toContain('w=1500');
    await shopper.click(dialog.getByRole('button', { name: 'Inzoomen' }));
    expect(largeIn(dialog)).toContain('w=1500');
    await shopper.keyboard('+++');
    expect(dialog.getByRole('button', { name: 'Inzoomen' })).toHaveAttribute('aria-disabled', 'true');
    await shopper.keyboard('-----');
    expect(dialog.getByRole('button', { name: 'Uitzoomen' })).toHaveAttribute('aria-disabled', 'true');
    expect(largeIn(dialog)).not.toContain('w=1500');
  });

  test('open as a panel of the shop, closed by its button or by the overlay store [PDP-01]', async () => {
    const { dialog, shopper, stores, link } = await openSecond();
    expect(stores.overlay.open).toBe('pictures');
    await shopper.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await shopper.click(link);
    await screen.findByRole('dialog');
    act(() => stores.overlay.close());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
