import { fromAny } from '@total-typescript/shoehorn';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { TextsPlugin } from './texts-plugin';

jest.setTimeout(60_000);

const root = mkdtempSync(join(tmpdir(), 'weefsel-texts-build-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, code: string): string => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), code);
  return join(root, file);
};
const texts = (...keys: string[]) =>
  `export const texts = { ${keys.map((key) => `'${key}': 'Text of ${key}'`).join(', ')} };`;

async function build(code: string, own = texts('headless.listing.sort')) {
  const plugin = new TextsPlugin(
    {
      own: write('texts.nl.ts', own),
      libs: [write('ui/texts.nl.ts', texts('headless.common.close'))],
      lent: [write('stores/texts.nl.ts', texts('headless.wishlist.save'))],
    },
    { mark: 'main.js' },
  );
  const compiler = webpack({
    mode: 'none',
    context: root,
    entry: { main: write('entry.js', code) },
    output: { path: join(root, 'out'), filename: '[name].js' },
    plugins: [plugin],
  });
  const stats = await promisify(
    compiler.run.bind(compiler) as (done: (e: Error | null, s?: Stats) => void) => void,
  )();
  await promisify(compiler.close.bind(compiler))();
  const { errors = [] } = fromAny<Stats, unknown>(stats).toJson({ errors: true });
  return {
    plugin,
    errors: errors.map(({ message }) => message),
    watched: [...fromAny<Stats, unknown>(stats).compilation.fileDependencies],
    code: readFileSync(join(root, 'out/main.js'), 'utf8'),
  };
}

test('a build knows the texts of its app, and of the libraries in it; lent ones are the shell’s', async () => {
  const { plugin, errors, watched } = await build(
    `show('headless.listing.sort', "headless.common.close", 'headless.wishlist.save');`,
  );
  expect(errors).toEqual([]);
  expect(plugin.texts).toEqual({
    own: { 'headless.listing.sort': 'Text of headless.listing.sort' },
    libs: { 'headless.common.close': 'Text of headless.common.close' },
  });
  expect(watched).toEqual(expect.arrayContaining([join(root, 'texts.nl.ts'), join(root, 'ui/texts.nl.ts')]));
});

test('a text key without an owner fails the build, with the key in the error', async () => {
  const { errors } = await build(`show('headless.listing.sortBy');`);
  expect(errors).toEqual([expect.stringContaining('Nobody has a text "headless.listing.sortBy": its owner')]);
});

test('a text file with a syntax error fails the build with file and line, and stays watched', async () => {
  const { errors, watched } = await build(
    '',
    `export const texts = {\n  'headless.listing.sort': 'open,\n};`,
  );
  expect(errors).toEqual([expect.stringMatching(/^The texts cannot be read\. .*texts\.nl\.ts:2\n/)]);
  expect(watched).toContain(join(root, 'texts.nl.ts'));
});

test('texts are in no file of the build, but an added text changes the build', async () => {
  const one = await build(`show('headless.listing.sort');`);
  const same = await build(`show('headless.listing.sort');`);
  const other = await build(
    `show('headless.listing.sort');`,
    texts('headless.listing.sort', 'headless.listing.more'),
  );
  expect(one.code).not.toContain('Text of');
  expect(same.code).toBe(one.code);
  expect(other.code).not.toBe(one.code);
});
