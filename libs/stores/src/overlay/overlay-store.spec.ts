import { OverlayStore } from './overlay-store';

describe('the panel over the page', () => {
  test('is one at most: another one takes its place', () => {
    const overlay = new OverlayStore();
    overlay.show('menu');
    overlay.show('cart');
    expect(overlay.open).toBe('cart');
    expect(overlay.isOpen('menu')).toBe(false);
    overlay.close();
    expect(overlay.open).toBeNull();
  });

  test('opens and closes by the same button', () => {
    const overlay = new OverlayStore();
    overlay.toggle('search');
    expect(overlay.isOpen('search')).toBe(true);
    overlay.toggle('search');
    expect(overlay.open).toBeNull();
  });
});
