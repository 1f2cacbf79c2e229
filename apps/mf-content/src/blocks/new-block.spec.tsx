import { screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { contentService } from '../testing/content-service';
import { everyBlock } from '../testing/every-block';
import { showInShop } from '../testing/shop';
import { blockContext } from '../testing/block-context';
import { askedBlocks } from './asked-blocks';
import { blockSources, chunksFor } from './block-sources';
import { Blocks } from './blocks';
import { rawBlocks } from './raw-blocks';
import { toBlocks } from './to-blocks';

// The one line of a new block; its folder is testing/poem.
jest.mock('./chunks/texts', () => {
  const listed = jest.requireActual<object>('./chunks/texts');
  const { poem } = jest.requireActual<{ poem: object }>('../testing/poem/block');
  return Object.defineProperty({ ...listed, poem }, '__esModule', { value: true });
});

test('a block that is a folder and a line is asked for, checked, read and shown [BLK-32]', async () => {
  const written = {
    _type: 'poem',
    _key: 'k',
    lines: 'Een draad\neen weefsel',
    writer: { _ref: 'a' },
    more: 1,
  };
  const { client } = contentService([
    { _id: 'p', _type: 'page', slug: { current: 'a' }, pageBuilder: [written] },
    { _id: 'a', name: 'Truus' },
  ]);
  const found = await client.pageBySlug('a', await askedBlocks());
  const sources = await blockSources();
  const blocks = toBlocks(sources, blockContext({ page: rawBlocks(found?.pageBuilder) }));
  expect(chunksFor(sources, blocks)).toEqual(['texts']);
  await everyBlock();
  showInShop(<Blocks blocks={blocks} />);
  expect(screen.getByText('Een draad / een weefsel (Truus)')).toBeVisible();
});

test('each folder of a block has its line in a list', async () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${__dirname}/${entry.name}`).includes('block.ts'))
    .map(({ name }) => name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase()));
  expect([...(await blockSources()).keys()].sort()).toEqual([...folders, 'poem'].sort());
});
