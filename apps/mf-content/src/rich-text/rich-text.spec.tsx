import { fromAny } from '@total-typescript/shoehorn';
import { render, screen } from '@testing-library/react';
import type { PortableTextBlock } from '@weefsel/contracts';
import { RichText } from './rich-text';

const linked = (href: string): PortableTextBlock => ({
  _type: 'block',
  _key: href,
  style: 'normal',
  markDefs: [{ _type: 'link', _key: 'm', href }],
  children: [{ _type: 'span', _key: 's', text: `naar ${href}`, marks: ['m'] }],
});

test('links of editors lead where they say, but never into a script', () => {
  render(<RichText value={[linked('/nl/winkels/'), linked('javascript:alert(1)')]} below={2} />);
  const [shop, script] = screen.getAllByRole('link');
  expect(shop).toHaveAttribute('href', '/nl/winkels/');
  expect(script).toHaveAttribute('href', '#');
});

test('kinds of text that this shop does not know are shown as plain text', () => {
  const strange = {
    ...linked('/nl/'),
    style: 'ribbon',
    children: [{ _type: 'span', _key: 's', text: 'Toch te lezen', marks: ['glow'] }],
  };
  render(<RichText value={[fromAny<PortableTextBlock, unknown>(strange)]} below={2} />);
  expect(screen.getByText('Toch te lezen')).toBeVisible();
});

test('headings continue the outline of the page, whichever style the editor picked', () => {
  const heading = (style: 'h3' | 'h4', text: string): PortableTextBlock => ({
    ...linked(text),
    style,
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  });
  render(<RichText value={[heading('h3', 'Verzenden'), heading('h4', 'Naar België')]} below={1} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Verzenden' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Naar België' })).toBeVisible();
});
