import { screen } from '@testing-library/react';
import { fromPartial } from '@total-typescript/shoehorn';
import userEvent from '@testing-library/user-event';
import { everyBlock } from '../../testing/every-block';
import { showInShop } from '../../testing/shop';
import type { PageBlock } from '../block-lists';
import { Blocks } from '../blocks';
import { withEditMarks } from './with-edit-marks';

const block = fromPartial<PageBlock>({ key: 'a', type: 'spacing', props: {} });
const mark = { href: 'http://studio.test/intent/edit/id=page', data: 'id=page;type=page;path=pageBuilder:a' };

beforeAll(everyBlock);

describe('the blocks of a page', () => {
  test('in a preview lead to their place in the Studio, by keyboard too', async () => {
    const editMark = jest.fn(() => mark);
    const { container } = showInShop(<Blocks blocks={withEditMarks([block], { editMark })} />);
    expect(editMark).toHaveBeenCalledWith({ _type: 'spacing', _key: 'a' });
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Bewerk dit blok in de Studio' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', mark.href);
    expect(container.querySelector('[data-sanity]')).toHaveAttribute('data-sanity', mark.data);
  });

  test.each([
    ['everybody else', { editMark: () => undefined }],
    ['a shell of before', {}],
  ])('have nothing of that for %s', (_who, content) => {
    const { container } = showInShop(<Blocks blocks={withEditMarks([block], content)} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.innerHTML).not.toContain('sanity');
  });
});
