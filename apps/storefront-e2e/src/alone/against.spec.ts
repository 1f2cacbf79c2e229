import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, hydrated, productCards, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';

const TEXTS = 'apps/mf-search/src/texts.nl.ts';
const PORT = 4292;
const here = `http://localhost:${PORT}`;

let shop: OwnShop;
let server: ChildProcess | undefined;

/** Serves mf-search from this checkout inside another shop. Resolves to its output once it serves or exits. */
function serveAgainst(address: string): Promise<string> {
  const child = spawn(
    process.execPath,
    ['tools/serve.ts', '--devRemotes=mf-search', `--against=${address}`],
    {
      env: { ...process.env, PORT: String(PORT) },
    },
  );
  server = child;
  let said = '';
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('from here')) resolve(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => resolve(said));
  });
}

test.beforeAll(async () => {
  // Without a tag manager the shop enforces its Integrity-Policy.
  shop = await startOwnShop(4293, { env: { GTM_ID: '' } });
});
test.afterEach(() => void server?.kill());
test.afterAll(() => shop.stop());

test(
  'a remote that is being edited runs inside another shop',
  { tag: '@core' },
  async ({ page, problems }) => {
    test.setTimeout(300_000);
    expect(await serveAgainst(shop.url)).toContain(`${shop.url} with mf-search from here: ${here}/nl/`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${here}/nl/`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Heren', exact: true }).first().click();
    await expect(page).toHaveURL(`${here}/nl/heren/`);
    await expect(productCards(page).first()).toBeVisible();
    expect(asked.some((url) => url.startsWith(`${here}/_local/mf-search/`))).toBe(true);
    expect(asked.filter((url) => url.includes('/remotes/mf-search/'))).toEqual([]);
    expect(asked.some((url) => url.startsWith(`${here}/remotes/mf-content/`))).toBe(true);
    expect(problems).toEqual([]);

    await page.goto(`${here}/nl/dames/`);
    await hydrated(page);
    await expect(productCards(page).first()).toBeVisible();
    // The browser renders the edited remote without server HTML, and React reports that.
    expect(problems.splice(0)).toEqual([expect.stringContaining('Minified React error #419')]);

    const texts = await readFile(TEXTS, 'utf8');
    const changed = texts.replace("'Filter en sorteer'", "'Kies en sorteer'");
    expect(changed).not.toBe(texts);
    try {
      await writeFile(TEXTS, changed);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByText('Kies en sorteer').first()).toBeVisible({ timeout: 60_000 });
    } finally {
      await writeFile(TEXTS, texts);
    }
    problems.splice(0);
    // The other shop is unchanged.
    expect(await (await fetch(`${shop.url}/nl/dames/`)).text()).toContain('Filter en sorteer');
  },
);

test('an address without a shop is refused with one sentence', async () => {
  expect(await serveAgainst('shop.example')).toContain(
    '--against takes the address of a shop, such as https://shop.example, not "shop.example".',
  );
  expect(await serveAgainst('http://localhost:1')).toContain('http://localhost:1 cannot be reached (');
});
