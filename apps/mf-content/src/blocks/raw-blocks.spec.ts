import { rawBlocks } from './raw-blocks';

test('blocks keep their keys; one without a key, or with that of another, gets its own [BLK-32]', () => {
  const blocks = rawBlocks([
    { _type: 'quote', _key: 'a' },
    { _type: 'quote', _key: 'a' },
    { _type: 'faq' },
    { _type: 'spacing', _key: 'b' },
  ]);
  expect(blocks.map(({ _key }) => _key)).toEqual(['a', 'quote-1', 'faq-2', 'b']);
});

test('entries that are no blocks are dropped, and a value that is no list has no blocks [BLK-32]', () => {
  expect(rawBlocks([null, 'x', 7, {}, { _type: 4 }])).toEqual([]);
  expect([undefined, null, 'x', {}].map(rawBlocks)).toEqual([[], [], [], []]);
});
