import { render, screen } from '@testing-library/react';
import type { ContentButton } from '@weefsel/contracts';
import { blockContext } from '../../testing/block-context';
import { Buttons } from './buttons';
import { reading } from './to-buttons';

const button = (text: string, more: Partial<ContentButton> = {}): ContentButton => ({
  text,
  link: '/nl/dames/',
  type: 'primary',
  buttonType: 'internal',
  ...more,
});
const toProps = (...buttons: ContentButton[]) =>
  reading.toProps({ _type: 'buttons', _key: 'k', buttons }, blockContext());

test('a row of buttons is centred unless the editor chooses another alignment [BLK-27]', () => {
  expect(toProps(button('Dames')).align).toBe('center');
  expect(toProps(button('Dames', { buttonAlignment: 'right' })).align).toBe('right');
});

test('buttons link to their addresses, and open external ones in a new tab [BLK-27]', () => {
  render(<Buttons block={toProps(button('Dames'), button('Kaart', { buttonType: 'external' }))} />);
  expect(screen.getByRole('link', { name: 'Dames' })).toHaveAttribute('href', '/nl/dames/');
  expect(screen.getByRole('link', { name: 'Kaart' })).toHaveAttribute('target', '_blank');
});
