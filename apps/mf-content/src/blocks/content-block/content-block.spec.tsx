import { render, screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { paragraph } from '../../testing/wire';
import { ContentBlock } from './content-block';
import { reading, type ContentBlock as ContentBlockOnWire } from './to-content-block';

const block: ContentBlockOnWire = {
  _type: 'contentBlock',
  _key: 'k',
  title: 'Waarom wol',
  text: [paragraph('Wol houdt je warm.')],
  buttons: [
    { text: 'Bekijk truien', link: '/nl/dames/truien/', type: 'primary', buttonType: 'internal' },
    { text: '', link: '/nl/', type: 'primary', buttonType: 'internal' },
  ],
};
const show = (more: Partial<ContentBlockOnWire> = {}) =>
  render(<ContentBlock block={reading.toProps({ ...block, ...more }, blockContext())} />);

test('a content block shows its heading, its text and the buttons that say something [BLK-08]', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: 'Waarom wol' })).toBeVisible();
  expect(screen.getByText('Wol houdt je warm.')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Bekijk truien' })).toHaveAttribute('href', '/nl/dames/truien/');
});

test('a content block without anything to say is not there', () => {
  const { container } = show({ title: ' ', text: [], buttons: [] });
  expect(container).toBeEmptyDOMElement();
});
