import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PortableText } from '@weefsel/contracts';
import { blockContext } from '../../testing/block-context';
import { showInShop } from '../../testing/shop';
import { TextBlock } from './text-block';
import { reading, type TextBlock as TextBlockOnWire } from './to-text-block';

const text = (content: string): PortableText => [
  {
    _type: 'block',
    _key: content,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text: content, marks: [] }],
  },
];
const block: TextBlockOnWire = {
  _type: 'textBlock',
  _key: 'k1',
  title: 'Over de stof',
  firstColumn: text('Eerste kolom'),
  secondColumn: text('Tweede kolom'),
};

describe('the text block', () => {
  test('opens by Meer, hands the focus to the text and cannot be closed again [BLK-25]', async () => {
    showInShop(<TextBlock block={reading.toProps(block, blockContext())} />);
    const more = screen.getByRole('button', { name: 'Meer' });
    const columns = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(columns).toHaveAttribute('data-open', 'false');
    await userEvent.click(more);
    expect(columns).toHaveAttribute('data-open', 'true');
    expect(columns).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('has both columns in the page from the start, for browsers without script [BLK-25]', () => {
    showInShop(<TextBlock block={reading.toProps(block, blockContext())} />);
    expect(screen.getByText('Eerste kolom')).toBeInTheDocument();
    expect(screen.getByText('Tweede kolom')).toBeInTheDocument();
  });

  test('has no button for a text of one column', () => {
    showInShop(<TextBlock block={reading.toProps({ ...block, secondColumn: [] }, blockContext())} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('has an h2 heading unless the editor chooses another level [BLK-25]', () => {
    showInShop(<TextBlock block={reading.toProps(block, blockContext())} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Over de stof' })).toBeVisible();
    showInShop(
      <TextBlock
        block={reading.toProps({ ...block, title: 'Voorwaarden', headingLevel: 'h1' }, blockContext())}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Voorwaarden' })).toBeVisible();
  });
});
