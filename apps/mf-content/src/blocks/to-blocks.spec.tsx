import { render, screen } from '@testing-library/react';
import { createContentClient } from '@weefsel/api-clients';
import { Blocks } from './blocks';
import { toBlocks } from './to-blocks';

const { imageUrl } = createContentClient({ apiHost: 'http://content', projectId: 'p', dataset: 'd' });
const context = (warn: (message: string) => void = () => {}) => ({
  imageUrl,
  hrefOf: () => '/nl/contact/',
  warn,
});

const invitation = {
  _type: 'callToAction',
  _key: 'k2',
  title: 'Liever even passen?',
  buttons: [{ text: 'Neem contact op', link: '/nl/contact/', type: 'primary', buttonType: 'internal' }],
};

test('an unknown block shows nothing, is reported and leaves its neighbours alone [BLK-32]', () => {
  const warn = jest.fn();
  const blocks = toBlocks([{ _type: 'hologram', _key: 'k1' }, invitation], context(warn));
  render(<Blocks blocks={blocks} />);
  expect(screen.getByRole('heading', { name: 'Liever even passen?' })).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('hologram'));
});

test('a block without its picture is reported and left out [BLK-32]', () => {
  const warn = jest.fn();
  const blocks = toBlocks([{ _type: 'headerBanner', _key: 'k1' }, invitation], context(warn));
  expect(blocks.map(({ key }) => key)).toEqual(['k2']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('k1'));
});

test('a block that only a newer server knows shows nothing in this browser [BLK-32]', () => {
  const known = toBlocks([invitation], context());
  const newer = { key: 'k9', type: 'hologram', props: {} } as unknown as (typeof known)[number];
  render(<Blocks blocks={[newer, ...known]} />);
  expect(screen.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/nl/contact/');
});
