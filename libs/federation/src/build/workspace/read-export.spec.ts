import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTexts } from './read-export';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-texts-'));
afterAll(() => rmSync(dir, { recursive: true }));

const file = (name: string, code: string): string => {
  writeFileSync(join(dir, name), code);
  return join(dir, name);
};

test('texts are what a file exports now, with its types and with those that it takes from another', async () => {
  file('cart.nl.ts', `export const cart = { 'headless.cart.title': 'Mandje' } as const;`);
  const code = (title: string) =>
    `import { cart } from './cart.nl.ts';
     export const texts = { ...cart, 'headless.listing.title': '${title}' } as const;
     declare module '@weefsel/contracts/snippets' { interface TextOwners { test: typeof texts } }`;
  expect(await readTexts(file('texts.nl.ts', code('Lijst')))).toEqual({
    'headless.cart.title': 'Mandje',
    'headless.listing.title': 'Lijst',
  });
  expect(await readTexts(file('texts.nl.ts', code('Overzicht')))).toMatchObject({
    'headless.listing.title': 'Overzicht',
  });
});

test('an app without a file has no texts', async () => {
  expect(await readTexts(join(dir, 'none.nl.ts'))).toEqual({});
});

test.each([
  [`'listing.title': 'Lijst'`, 'listing.title'],
  [`'headless.listing.title': ''`, 'headless.listing.title'],
  [`'headless.listing.title': 7`, 'headless.listing.title'],
])('%s is refused', async (entry, key) => {
  await expect(readTexts(file('wrong.nl.ts', `export const texts = { ${entry} };`))).rejects.toThrow(
    `"${key}" is no key of an area and a name with a text.`,
  );
});
