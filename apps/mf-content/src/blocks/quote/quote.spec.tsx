import { render, screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { image } from '../../testing/wire';
import { Quote } from './quote';
import { reading, type QuoteBlock } from './to-quote';

const block: QuoteBlock = {
  _type: 'quote',
  _key: 'k',
  quote: '"Neem de dikkere."',
  name: 'Truus',
  image: image(),
  imageAlt: 'Truus in haar winkel',
};

test('a quote has its text, one pair of quotation marks, its author and a picture [BLK-24]', () => {
  render(<Quote block={reading.toProps(block, blockContext())} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^“Neem de dikkere.”$/);
  expect(screen.getByText('Truus')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Truus in haar winkel' })).toBeVisible();
});

test('a quote with a broken picture is shown without it, and logs a warning [BLK-24]', () => {
  const warn = jest.fn();
  const broken = { ...block, image: { ...image(), asset: { _type: 'reference' as const, _ref: 'kapot' } } };
  render(<Quote block={reading.toProps(broken, blockContext({ warn }))} />);
  expect(screen.getByText('Truus')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('kapot'));
});

test('a quote without text is not rendered', () => {
  const { container } = render(<Quote block={reading.toProps({ ...block, quote: '' }, blockContext())} />);
  expect(container).toBeEmptyDOMElement();
});
