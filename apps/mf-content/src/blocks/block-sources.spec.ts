import { readdirSync } from 'node:fs';
import { blockSources, chunksFor } from './block-sources';
import { chunks, viewOf } from './block-views';

const page = [
  { type: 'textBlock' as const },
  { type: 'pageHero' as const },
  { type: 'faq' as const },
  { type: 'pageHero' as const },
];

describe('the code of blocks', () => {
  test('comes in chunks, and a page names each chunk of its blocks once, in one order', async () => {
    const sources = await blockSources();
    expect(chunksFor(sources, page)).toEqual(['banners', 'texts']);
    expect(chunksFor(sources, page.toReversed())).toEqual(['banners', 'texts']);
    expect(chunksFor(sources, [])).toEqual([]);
  });

  test('is here once the chunks that a page names are, and only that', async () => {
    const sources = await blockSources();
    await Promise.all(chunksFor(sources, page).map((chunk) => chunks[chunk]()));
    expect(page.map(({ type }) => viewOf(type))).not.toContain(undefined);
    expect(viewOf('contentSlider')).toBeUndefined();
  });

  test('is in a list for each folder of a block', async () => {
    const folders = readdirSync(__dirname, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && readdirSync(`${__dirname}/${entry.name}`).includes('block.ts'),
      )
      .map(({ name }) => name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase()));
    expect([...(await blockSources()).keys()].sort()).toEqual(folders.sort());
  });
});
