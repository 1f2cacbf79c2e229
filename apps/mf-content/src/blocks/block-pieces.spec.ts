import { piecesFor } from './block-pieces';
import { pieces, viewOf } from './block-views';

const page = [
  { type: 'textBlock' as const },
  { type: 'pageHero' as const },
  { type: 'faq' as const },
  { type: 'pageHero' as const },
];

describe('the code of blocks', () => {
  test('comes in pieces, and a page names each piece of its blocks once, in one order', () => {
    expect(piecesFor(page)).toEqual(['banners', 'texts']);
    expect(piecesFor(page.toReversed())).toEqual(['banners', 'texts']);
    expect(piecesFor([])).toEqual([]);
  });

  test('is here once the pieces that a page names are, and only that', async () => {
    await Promise.all(piecesFor(page).map((piece) => pieces[piece]()));
    expect(page.map(({ type }) => viewOf(type))).not.toContain(undefined);
    expect(viewOf('contentSlider')).toBeUndefined();
  });
});
