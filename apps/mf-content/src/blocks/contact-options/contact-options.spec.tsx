import { screen } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { ContactOptions } from './contact-options';
import { reading, type ContactOption, type ContactOptionsBlock } from './to-contact-options';

type Line = ContactOption['contactOptionGroups'][number];

const lines: Line[] = [
  { _key: 'a', icon: 'whatsapp', content: '06 1234', link: 'https://wa.me/31612' },
  { _key: 'b', icon: 'facebook', content: 'Weefsel', link: 'https://facebook.example/weefsel' },
  { _key: 'c', icon: 'email', content: 'hallo@weefsel.example', link: 'mailto:hallo@weefsel.example' },
  { _key: 'd', icon: 'instagram', content: '@weefsel', link: 'javascript:alert(1)' },
  { _key: 'e', icon: 'phone', content: '030 1234' },
  { _key: 'f', icon: 'fax' as 'phone', content: '030 9999' },
  { _key: 'g', icon: 'phone', content: '' },
];
const block: ContactOptionsBlock = {
  _type: 'contactOptions',
  _key: 'k',
  title: 'Bel of mail',
  options: [
    { _key: 'o', title: 'Klantenservice', contactOptionGroups: lines },
    { _key: 'p', title: 'Niemand', contactOptionGroups: [] },
  ],
};

test('ways to reach the shop have an icon whose name is heard, and lead where they can [BLK-22]', () => {
  const { container } = showInShop(<ContactOptions block={reading.toProps(block, blockContext())} />);
  const names = ['WhatsApp: 06 1234', 'Facebook: Weefsel', 'E-mail: hallo@weefsel.example'];
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  expect(screen.getByText('Telefoon:', { exact: false }).closest('li')).toHaveTextContent('030 1234');
  expect(container.querySelectorAll('svg')).toHaveLength(5);
  expect(screen.getByText('030 9999')).toBeVisible();
  expect(screen.queryByText('Niemand')).not.toBeInTheDocument();
});
