import { fromAny } from '@total-typescript/shoehorn';
import { render, screen } from '@testing-library/react';
import { blockContext } from '../testing/block-context';
import { everyBlock } from '../testing/every-block';
import type { PageSurroundings } from './block-context';
import { blockSources, type BlockSources } from './block-sources';
import { Blocks } from './blocks';
import { toBlocks } from './to-blocks';

let sources: BlockSources;

const shown = (page: PageSurroundings['page'], warn: PageSurroundings['warn'] = () => {}) =>
  toBlocks(sources, { ...blockContext(), hrefOf: () => '/nl/contact/', page, warn });

const invitation = {
  _type: 'callToAction',
  _key: 'k2',
  title: 'Liever even passen?',
  buttons: [{ text: 'Neem contact op', link: '/nl/contact/', type: 'primary', buttonType: 'internal' }],
};

beforeAll(async () => {
  await everyBlock();
  sources = await blockSources();
});

test('an unknown block shows nothing, is reported and leaves its neighbours alone [BLK-32]', () => {
  const warn = jest.fn();
  const blocks = shown([{ _type: 'hologram', _key: 'k1' }, invitation], warn);
  render(<Blocks blocks={blocks} />);
  expect(screen.getByRole('heading', { name: 'Liever even passen?' })).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('hologram'));
});

test('a block without its picture is reported and left out [BLK-32]', () => {
  const warn = jest.fn();
  const blocks = shown([{ _type: 'headerBanner', _key: 'k1' }, invitation], warn);
  expect(blocks.map(({ key }) => key)).toEqual(['k2']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('k1'));
});

test('a block that only a newer server knows shows nothing in this browser [BLK-32]', () => {
  const known = shown([invitation]);
  const newer = fromAny<(typeof known)[number], unknown>({ key: 'k9', type: 'hologram', props: {} });
  render(<Blocks blocks={[newer, ...known]} />);
  expect(screen.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/nl/contact/');
});
