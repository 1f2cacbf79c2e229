import { reviewedProduct } from '../review-ways';
import { expect, test } from './engine-test';

const height = () => Math.round(scrollY);

test('Back after a link within the page leads to where the window was', async ({ shopper }) => {
  await shopper.openAlive('/nl/merken/');
  await shopper.run(() => document.querySelector<HTMLElement>('main nav [href="#merken-h"]')?.click());
  await shopper.isAt('/nl/merken/#merken-h');
  await expect.poll(() => shopper.run(height)).toBeGreaterThan(100);
  await shopper.back();
  await expect.poll(() => shopper.run(height)).toBeLessThan(100);
});

test('a letter leads to the brands that begin with it', async ({ shopper }) => {
  await shopper.openAlive('/nl/merken/');
  await shopper.click({ role: 'link', name: 's', within: 'main nav' });
  await expect.poll(() => shopper.run(height)).toBeGreaterThan(100);
  await shopper.sees({ role: 'heading', name: /^s$/i });
});

test('reviews are read, and those of a number of stars alone', async ({ shopper }) => {
  const { path } = await reviewedProduct(6);
  await shopper.openAlive(path);
  await shopper.click({ role: 'link', name: /beoordeling/, within: 'main header' });
  await shopper.isAt(/#beoordelingen$/);
  await shopper.click({ role: 'link', name: /^\d sterren? ?\d+ beoordeling/, within: 'main' });
  await shopper.isAt(/sterren=\d/);
});

test('an address without a page leads on', async ({ shopper }) => {
  await shopper.open('/nl/hier-is-niets/');
  await shopper.sees({ role: 'heading', name: /niet/ });
  await shopper.sees({ role: 'link', within: 'main' });
});

test('a newsletter is asked for', async ({ shopper }) => {
  await shopper.openAlive('/nl/klantenservice/');
  await shopper.type(/E-mail/, `brief-${crypto.randomUUID()}@weefsel.example`, 'footer');
  await shopper.press('Enter');
  await shopper.reads('Gelukt, je aanmelding is binnen.');
});

test('the choice on measuring is asked, made, and not asked again', async ({ shopper }) => {
  await shopper.run(() => {
    localStorage.clear();
    document.cookie = 'weefsel-consent=; path=/; max-age=0';
  });
  await shopper.openAlive('/nl/klantenservice/');
  await shopper.click({ role: 'button', name: 'Alles weigeren' });
  await shopper.openAlive('/nl/klantenservice/');
  expect(await shopper.count({ role: 'button', name: 'Alles weigeren' })).toBe(0);
  await shopper.sees({ role: 'button', name: 'Cookie-instellingen' });
});

test('the marks of payment are whole, and side by side', async ({ shopper }) => {
  await shopper.open('/nl/klantenservice/');
  const shapes = await shopper.run(() =>
    [...document.querySelectorAll('footer img')].map((mark) => {
      const { width, height } = mark.getBoundingClientRect();
      return { isWide: width >= height, isLow: height > 10 && height < 60 };
    }),
  );
  expect(shapes.length).toBeGreaterThan(4);
  expect(shapes.filter(({ isWide, isLow }) => !isWide || !isLow)).toEqual([]);
});

test('nothing is wider than the window', async ({ shopper }) => {
  for (const path of ['/nl/', '/nl/dames/', '/nl/merken/', '/cart', '/login', '/nl/klantenservice/']) {
    await shopper.open(path);
    const beyond = await shopper.run(() => document.documentElement.scrollWidth - innerWidth);
    expect({ path, beyond: Math.max(0, beyond) }).toEqual({ path, beyond: 0 });
  }
});
