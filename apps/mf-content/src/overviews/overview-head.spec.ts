import type { PageBlock } from '../blocks/block-lists';
import { overviewHead } from './overview-head';

const blocks = (page: number, totalPages: number): PageBlock[] => [
  { key: 't', type: 'blogTeasers', props: { title: 'Lees ook', stories: [] } },
  {
    key: 'k',
    type: 'looksOverview',
    props: {
      kind: 'looks',
      path: '/nl/looks/',
      wish: { filter: 'dames', page },
      content: { stories: [], totalPages },
    },
  },
];

test('every page of an overview has its own canonical address, and names its neighbours', () => {
  expect(overviewHead(blocks(2, 3), 'http://shop')).toEqual({
    canonical: 'http://shop/nl/looks/?gender=dames&page=2',
    prev: 'http://shop/nl/looks/?gender=dames',
    next: 'http://shop/nl/looks/?gender=dames&page=3',
  });
  expect(overviewHead(blocks(1, 1), 'http://shop')).toEqual({
    canonical: 'http://shop/nl/looks/?gender=dames',
  });
  expect(overviewHead([], 'http://shop')).toEqual({});
});
