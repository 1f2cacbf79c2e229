import { expect, hydrated, test } from '../../shopper';
import { KINDS_OF_PAGES, proves } from './proves';

// A shopper on a first visit, without a choice.
test.use({ storageState: { cookies: [], origins: [] } });

proves('consent', async (page) => {
  const others = new Set<string>();
  const measuring = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') others.add(hostname);
    if (/\/tweakwise\/api\/|\/collect\b/.test(pathname)) measuring.add(pathname);
  });
  for (const address of KINDS_OF_PAGES) {
    await page.goto(address);
    await hydrated(page);
  }
  await page.goto('/nl/');
  const question = page.getByRole('region', { name: 'Jouw keuze over cookies' });
  const [yes, no] = ['Alles accepteren', 'Alles weigeren'].map((name) =>
    question.getByRole('button', { name, exact: true }),
  );
  const look = (button: typeof yes) =>
    button?.evaluate((one) => {
      const { backgroundColor, color, fontSize, borderColor } = getComputedStyle(one);
      return {
        backgroundColor,
        color,
        fontSize,
        borderColor,
        width: Math.round(one.getBoundingClientRect().width),
      };
    });
  expect(await look(no)).toEqual(await look(yes));
  await no?.click();
  await expect(question).toBeHidden();
  await page.goto('/search?tn_q=jurk');
  await hydrated(page);
  expect([...others]).toEqual([]);
  expect([...measuring]).toEqual([]);
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept.filter((name) => /^_ga|^_gid|visitor/.test(name))).toEqual([]);
});
