import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { storesInTest } from '../testing/shop';
import type { WishlistPageData } from './load-wishlist';
import { Page } from './wishlist-page';

beforeAll(() => enableStaticRendering(true));

const blouse = {
  id: '1'.repeat(32),
  href: '/nl/blouse-1',
  brand: 'Fjordal',
  name: 'Linnen blouse',
  price: { kind: 'regular', amount: 79.95 },
} as const;

const htmlOf = (data: Partial<WishlistPageData>) =>
  renderToString(
    <StoresProvider stores={storesInTest()}>
      <Page data={{ cards: [], choices: {}, isCustomers: false, failed: false, ...data }} href="/wishlist" />
    </StoresProvider>,
  );

describe('the page of the wishlist without script', () => {
  test('shows each product with the way to it and a form that takes it off [WSH-02]', () => {
    const html = htmlOf({ cards: [blouse] });
    expect(html).toContain('Verlanglijst (1)');
    expect(html).toContain('href="/nl/blouse-1"');
    expect(html).toMatch(
      /<form[^>]*method="post"[^>]*action="\/wishlist"|<form[^>]*action="\/wishlist"[^>]*method="post"/,
    );
    expect(html).toMatch(/name="form" value="remove"/);
    expect(html).toContain(`name="product" value="${blouse.id}"`);
    expect(html).toContain('Haal Linnen blouse van je verlanglijst');
  });

  test('has a form to buy each product in a chosen size, with sold-out sizes disabled', () => {
    const choices = {
      [blouse.id]: [
        { id: 'a', size: '36', soldOut: true as const },
        { id: 'b', size: '38' },
      ],
    };
    const html = htmlOf({ cards: [blouse], choices });
    expect(html).toMatch(/name="form" value="put"/);
    expect(html).toMatch(/<select[^>]*name="variant"/);
    expect(html).toMatch(/<option value="a" disabled="">36 – uitverkocht/);
    expect(html).toMatch(/<option value="b">38</);
    expect(html).toContain(`href="/wishlist/shared?products=${blouse.id}"`);
  });

  test('marks a product without stock as sold out, and offers no form to buy it', () => {
    const html = htmlOf({
      cards: [blouse],
      choices: { [blouse.id]: [{ id: 'a', size: '36', soldOut: true }] },
    });
    expect(html).toContain('Uitverkocht');
    expect(html).not.toContain('value="put"');
  });

  test('leads a guest to the login and back, and a customer not', () => {
    expect(htmlOf({})).toContain('href="/login?returnTo=%2Fwishlist"');
    expect(htmlOf({ isCustomers: true })).not.toContain('/login');
  });

  test('shows an empty list to a customer, and to a guest only without script [WSH-03]', () => {
    const customers = htmlOf({ isCustomers: true });
    expect(customers).toContain('Er staat nog niets op je verlanglijst');
    expect(customers).not.toContain('wordt geladen');
    const guests = htmlOf({});
    expect(guests).toMatch(/class="withoutScript".*Er staat nog niets op je verlanglijst/);
    expect(guests).toMatch(/class="withScript".*Je verlanglijst wordt geladen/);
  });

  test('shows an error when the list could not be read, with a link to retry', () => {
    const html = htmlOf({ failed: true });
    expect(html).toContain('Je verlanglijst kunnen we even niet laten zien.');
    expect(html).toMatch(/href="\/wishlist"[^>]*>.*Probeer het opnieuw/);
    expect(html).not.toContain('Er staat nog niets');
  });
});
