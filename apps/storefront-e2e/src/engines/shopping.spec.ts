import { ownProduct } from '../goods';
import { expect, test } from './engine-test';
import { addToCart, cardsShown, CART_TITLE, fillCart, fillDetails } from './ways';

test('home leads to a department without another document', async ({ shopper, isNarrow }) => {
  await shopper.openAlive('/nl/');
  await shopper.run(() => void Object.assign(window, { isSame: true }));
  await shopper.click({ role: 'link', name: 'Dames', within: isNarrow ? 'main' : 'header' });
  await shopper.isAt('/nl/dames/');
  await shopper.sees({ role: 'heading', name: 'Dames' });
  expect(await shopper.run(() => 'isSame' in window)).toBe(true);
});

test('the menu leads to a category', async ({ shopper, isNarrow }) => {
  await shopper.openAlive('/nl/dames/');
  if (isNarrow) await shopper.click({ role: 'button', name: 'Menu' });
  const within = isNarrow ? 'dialog[open]' : 'header';
  await shopper.click({ role: isNarrow ? 'button' : 'link', name: 'Kleding', within });
  if (isNarrow) await shopper.click({ role: 'link', name: 'Jurken', within });
  await shopper.isAt(isNarrow ? '/nl/dames/kleding/jurken/' : '/nl/dames/kleding/');
  await cardsShown(shopper, 12);
});

test('a filter is chosen, stands in the address, and Back takes it away', async ({ shopper, isNarrow }) => {
  await shopper.openAlive('/nl/dames/kleding/');
  if (isNarrow) {
    await shopper.click({ role: 'link', name: /^Filter en sorteer/ });
    await shopper.click({ role: 'button', name: /^Maat/, within: 'dialog[open]' });
  }
  await shopper.click({ role: 'checkbox', name: /^XS/ });
  await shopper.isAt(/tn_fk_maat=XS/);
  if (isNarrow) await shopper.click({ role: 'button', name: /^Toon [\d.]+ artikelen$/ });
  await shopper.sees({ role: 'link', name: /^Verwijder filter Maat/ });
  await shopper.back();
  await expect.poll(() => shopper.path()).not.toContain('tn_fk_maat');
});

test('more products come below those that are there', async ({ shopper }) => {
  await shopper.openAlive('/nl/heren/');
  await cardsShown(shopper, 48);
  const before = await shopper.count({ role: 'article', within: 'main' });
  await shopper.click({ role: 'link', name: 'Toon meer artikelen' });
  await shopper.isAt(/tn_p=2/);
  await cardsShown(shopper, before + 40);
});

test('Back from a product leads to the place in the listing', async ({ shopper }) => {
  await shopper.openAlive('/nl/heren/');
  await cardsShown(shopper, 24);
  const card = 'main li:nth-child(21) article';
  await shopper.click({ role: 'link', within: card });
  await shopper.sees({ role: 'button', name: 'In winkelmand' });
  await shopper.back();
  await shopper.isAt('/nl/heren/');
  const place = (css: string) => document.querySelector(css)?.getBoundingClientRect().top;
  await expect.poll(() => shopper.run(place, card)).toBeLessThan(860);
  expect(await shopper.run(place, card)).toBeGreaterThan(-400);
});

test('a search suggests, and Enter leads to what is found', async ({ shopper }) => {
  await shopper.openAlive('/nl/');
  await shopper.type(/./, 'jurk', 'header');
  await expect
    .poll(() => shopper.run(() => document.querySelectorAll('dialog [role=option]').length))
    .toBeGreaterThan(3);
  await shopper.press('Enter');
  await shopper.isAt('/search?tn_q=jurk');
  await shopper.sees({ role: 'heading', name: /jurk/ });
  await cardsShown(shopper, 12);
});

test('a search begins before its code has come', async ({ shopper }) => {
  await shopper.open('/nl/');
  await shopper.type(/./, 'jurk', 'header');
  await shopper.press('Enter');
  await shopper.isAt('/search?tn_q=jurk');
});

test('another colour changes the pictures and the address', async ({ shopper }) => {
  await shopper.openAlive(await ownProduct());
  const first = await shopper.path();
  const picture = () => shopper.run(() => document.querySelector('main img')?.getAttribute('src'));
  const before = await picture();
  await shopper.click({ role: 'link', within: 'li:has([data-keep-scroll]:not([aria-current]))' });
  await expect.poll(() => shopper.path()).not.toBe(first);
  await expect.poll(picture).not.toBe(before);
});

test('the size is asked for, chosen, and the product is in the cart', async ({ shopper }) => {
  await shopper.openAlive(await ownProduct());
  await shopper.click({ role: 'button', name: 'In winkelmand', within: 'form' });
  await expect
    .poll(() => shopper.run(() => document.querySelector('main [role=alert]')?.textContent))
    .toBe('Kies je maat');
  await addToCart(shopper);
  await shopper.sees({ role: 'link', name: 'Bekijk winkelmand', within: 'dialog[open]' });
});

test('the panel of the cart closes by Escape, and by Back', async ({ shopper }) => {
  await fillCart(shopper);
  await shopper.press('Escape');
  await expect.poll(() => shopper.count({ role: 'dialog' })).toBe(0);
  await shopper.click({ role: 'link', name: /^Winkelmand/, within: 'header' });
  await shopper.sees({ role: 'dialog' });
  await shopper.back();
  await expect.poll(() => shopper.count({ role: 'dialog' })).toBe(0);
});

test('pictures are enlarged, and Escape leads back', async ({ shopper }) => {
  await shopper.openAlive(await ownProduct());
  await shopper.click({ role: 'link', name: /^Vergroot foto/ });
  await shopper.sees({ role: 'dialog' });
  await shopper.press('Escape');
  await expect.poll(() => shopper.count({ role: 'dialog' })).toBe(0);
});

test('help with sizes opens and closes', async ({ shopper }) => {
  await shopper.openAlive(await ownProduct());
  await shopper.click({ role: 'link', name: /Welke maat heb ik/ });
  await shopper.sees({ role: 'dialog' });
  await shopper.press('Escape');
  await expect.poll(() => shopper.count({ role: 'dialog' })).toBe(0);
});

test('the cart changes its quantity, keeps it over a reload, and is emptied', async ({ shopper }) => {
  await fillCart(shopper);
  await shopper.openAlive('/cart');
  await shopper.click({ role: 'button', name: 'Eén meer', within: 'main' });
  await expect.poll(() => shopper.text({ role: 'heading', name: CART_TITLE })).toContain('(2)');
  await shopper.openAlive('/cart');
  await expect.poll(() => shopper.text({ role: 'heading', name: CART_TITLE })).toContain('(2)');
  await shopper.click({ role: 'button', name: /verwijderen$/, within: 'main' });
  await shopper.reads('Je winkelmand is nog leeg');
});

test('Back to a page that the browser has kept shows the cart as it is now', async ({ shopper }) => {
  const cartInHeader = () => shopper.text({ role: 'link', name: /^Winkelmand/, within: 'header' });
  await fillCart(shopper);
  await shopper.press('Escape');
  const product = await shopper.path();
  await expect.poll(cartInHeader).toContain('1');
  await shopper.run(() => void Object.assign(window, { isKept: true }));
  await shopper.openAlive('/cart');
  await shopper.click({ role: 'button', name: /verwijderen$/, within: 'main' });
  await shopper.reads('Je winkelmand is nog leeg');
  await shopper.back();
  await shopper.isAt(product);
  expect(await shopper.run(() => 'isKept' in window)).toBe(true);
  await expect.poll(cartInHeader).not.toContain('1');
});

test('an unknown discount code is refused with a message', async ({ shopper }) => {
  await fillCart(shopper);
  await shopper.openAlive('/checkout');
  await shopper.type(/^Kortingscode/, 'BESTAATNIET', 'main');
  await shopper.press('Enter');
  await shopper.reads(/De kortingscode BESTAATNIET kennen we niet/);
});

test('a guest orders and pays', async ({ shopper }) => {
  test.slow();
  await fillCart(shopper);
  await shopper.openAlive('/checkout');
  await fillDetails(shopper);
  for (const done of ['Bezorging', 'Betaling', 'Controleren en bestellen']) {
    await shopper.click({ role: 'button', name: 'Verder' });
    await expect.poll(() => shopper.text({ role: 'heading', within: '[aria-current=step]' })).toContain(done);
  }
  await shopper.click({ role: 'checkbox', name: /akkoord/ });
  await shopper.click({ role: 'button', name: /^(Bestelling plaatsen|Bestellen en betalen)$/ });
  await shopper.click({ role: 'button', name: 'Gelukt (190)' });
  await shopper.isAt(/^\/order\/success/);
  await shopper.reads(/noor@voorbeeld\.nl/);
});

test('an article is saved, and is on the list', async ({ shopper }) => {
  await shopper.openAlive('/nl/dames/');
  await shopper.click({ role: 'button', name: /op je verlanglijst$/, within: 'main article' });
  await expect
    .poll(() =>
      shopper.run(() => document.querySelector('main article [data-keeps][aria-pressed=true]') !== null),
    )
    .toBe(true);
  await shopper.openAlive('/wishlist');
  await shopper.sees({ role: 'button', name: /^In winkelmand/, within: 'main' });
});
