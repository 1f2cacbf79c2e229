import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import {
  publishShell,
  releaseVersions,
  releaseVersion,
} from '../../libs/federation/src/releases/release/index.ts';
import { hiddenTexts } from './hidden-texts.ts';

const folder = publishedFolder();
const built = builtShells();
const TITLE = 'headless.listing.title';
const RETURNS = 'headless.listing.returns';

/** Releases two versions of a remote, one after the other. */
async function change(was: Record<string, string>, is: Record<string, string>) {
  await folder.put('mf-search', 'was', undefined, { texts: { nl: was } });
  await folder.put('mf-search', 'is', undefined, { texts: { nl: is } });
  await releaseVersion(folder.releaseStore, 'mf-search', 'was');
  return releaseVersion(folder.releaseStore, 'mf-search', 'is');
}

/** A shop that answers with texts, the last ones from then on. */
async function shopWith(...answers: unknown[]) {
  let asked = 0;
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(answers[Math.min(asked++, answers.length - 1)]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    stop: () => server.close(),
  };
}

async function sentences(shown: unknown[], was: Record<string, string>, is: Record<string, string>) {
  const shop = await shopWith(...shown);
  try {
    return {
      found: await hiddenTexts(folder.releaseStore, await change(was, is), shop.url, 0),
      asked: shop.asked(),
    };
  } finally {
    shop.stop();
  }
}

test('a changed text that the shop shows otherwise is named, with the shown one', async () => {
  const shown = [{ key: TITLE, value: 'Van de redactie' }];
  expect((await sentences([shown], { [TITLE]: 'Lijst' }, { [TITLE]: 'Overzicht' })).found).toEqual([
    'Editors have their own text for headless.listing.title, which hides the changed one: "Van de redactie"',
  ]);
});

test.each([
  ['shown as written', { [TITLE]: 'Lijst (nieuw)' }, [{ key: TITLE, value: 'Lijst (nieuw)' }]],
  [
    'shown with a promise filled in',
    { [RETURNS]: 'Binnen {promise.returnDays} terug?' },
    [{ key: RETURNS, value: 'Binnen 30 dagen terug?' }],
  ],
  [
    'shown with the addresses of a market',
    { [TITLE]: '[Contact](/nl/contact/)' },
    [{ key: TITLE, value: '[Contact](/be/contact/)' }],
  ],
])('a changed text is not named when it is %s', async (_how, is, shown) => {
  expect((await sentences([shown], { [TITLE]: 'Lijst' }, is)).found).toEqual([]);
});

test('an unchanged text is not compared, and without a changed one the shop is not asked', async () => {
  const shown = [{ key: TITLE, value: 'Van de redactie' }];
  expect(await sentences([shown], { [TITLE]: 'Lijst' }, { [TITLE]: 'Lijst' })).toEqual({
    found: [],
    asked: 0,
  });
});

test('a process that still shows the old text is asked again', async () => {
  const [old, recent] = ['Lijst', 'Overzicht'].map((value) => [{ key: TITLE, value }]);
  const { found, asked } = await sentences([old, recent], { [TITLE]: 'Lijst' }, { [TITLE]: 'Overzicht' });
  expect([found, asked]).toEqual([[], 2]);
});

test('a shop that answers otherwise is named', async () => {
  const { found } = await sentences([{ error: 'no' }], { [TITLE]: 'Lijst' }, { [TITLE]: 'Overzicht' });
  expect(found).toEqual([
    'The shop does not answer with its texts: whether editors hide changed ones is unknown.',
  ]);
});

test.each([
  ['changed', { [TITLE]: 'Lijst' }, 1],
  ['unchanged', { [TITLE]: 'Overzicht' }, 0],
  ['of a build without texts', undefined, 0],
])('texts of the shell, %s', async (_which, was, count) => {
  const release = async (mark: string, texts: Record<string, string> | undefined) => {
    const { buildDir } = await built(mark, { offer: texts ? { texts } : {} });
    return releaseVersions(folder.releaseStore, {
      shell: await publishShell(buildDir, folder.releaseStore.files),
    });
  };
  await release('aaaa', was);
  const between = await release('bbbb', { [TITLE]: 'Overzicht' });
  const shop = await shopWith([{ key: TITLE, value: 'Van de redactie' }]);
  expect(await hiddenTexts(folder.releaseStore, between, shop.url, 0)).toHaveLength(count);
  shop.stop();
});
