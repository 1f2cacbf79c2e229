import { readdirSync } from 'node:fs';
import { blockSources, piecesFor } from './block-sources';
import { pieces, viewOf } from './block-views';

const page = [
  { type: 'textBlock' as const },
  { type: 'pageHero' as const },
  { type: 'faq' as const },
  { type: 'pageHero' as const },
];

describe('the code of blocks', () => {
  test('comes in pieces, and a page names each piece of its blocks once, in one order', async () => {
    const sources = await blockSources();
    expect(piecesFor(sources, page)).toEqual(['banners', 'texts']);
    expect(piecesFor(sources, page.toReversed())).toEqual(['banners', 'texts']);
    expect(piecesFor(sources, [])).toEqual([]);
  });

  test('is here once the pieces that a page names are, and only that', async () => {
    const sources = await blockSources();
    await Promise.all(piecesFor(sources, page).map((piece) => pieces[piece]()));
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
